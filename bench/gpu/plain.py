"""AMA4+ in plain PyTorch as a reference: network, losses and optimiser of docs/networks.md, starting from the weights,
images and uniform numbers that step_driver writes."""
import json
import math
import struct

import numpy
import torch
import torch.nn.functional as F

EDGE = 1e-5


def read_safetensors(path):
    data = open(path, 'rb').read()
    length = struct.unpack('<Q', data[:8])[0]
    header = json.loads(data[8:8 + length])
    header.pop('__metadata__', None)
    arrays = {}
    for name, entry in header.items():
        first, last = entry['data_offsets']
        array = numpy.frombuffer(data[8 + length + first:8 + length + last], '<f4')
        arrays[name] = torch.tensor(array.reshape(entry['shape']))
    return arrays


class RAdam:
    def __init__(self, parameters):
        self.parameters = parameters
        self.m = [torch.zeros_like(p) for p in parameters]
        self.v = [torch.zeros_like(p) for p in parameters]
        self.t = 0

    def step(self, rate, clip):
        torch.nn.utils.clip_grad_norm_(self.parameters, clip)
        self.t += 1
        t, inf = self.t, 2 / (1 - 0.999) - 1
        decay = 0.999 ** t
        rho = inf - 2 * t * decay / (1 - decay)
        rate = rate / (1 - 0.9 ** t)
        grads = [p.grad for p in self.parameters]
        with torch.no_grad():
            torch._foreach_mul_(self.m, 0.9)
            torch._foreach_add_(self.m, grads, alpha=0.1)
            torch._foreach_mul_(self.v, 0.999)
            torch._foreach_addcmul_(self.v, grads, grads, 0.001)
            if rho < 5:
                torch._foreach_add_(self.parameters, self.m, alpha=-rate)
                return
            r = ((rho - 4) * (rho - 2) * inf / ((inf - 4) * (inf - 2) * rho)) ** 0.5
            deviation = torch._foreach_sqrt(torch._foreach_div(self.v, 1 - decay))
            torch._foreach_add_(deviation, 1e-7)
            torch._foreach_addcdiv_(self.parameters, self.m, deviation, -rate * r)


class Model:
    def __init__(self, config, arrays, shape, device):
        self.c = config
        self.shape = shape
        self.p = {}
        for name, array in arrays.items():
            trained = not name.endswith(('.mean', '.variance')) and name != 'bits.held'
            self.p[name] = array.to(device).requires_grad_(trained)
        self.trained = [p for p in self.p.values() if p.requires_grad]
        self.optimizer = RAdam(self.trained)
        self.uniforms = None

    def uniform(self, like):
        if self.uniforms is not None:
            return next(self.uniforms).to(like.device)
        return torch.empty_like(like).uniform_(EDGE, 1 - EDGE)

    def norm(self, name, x, remembered=True, positive=False):
        scale = self.p[name + '.scale']
        running = (self.p[name + '.mean'], self.p[name + '.variance']) if remembered else (None, None)
        return F.batch_norm(x, *running, F.softplus(scale) if positive else scale,
                            self.p[name + '.shift'], True, 0.01, 1e-3)

    def dense(self, name, x):
        return F.linear(x, self.p[name + '.weight'], self.p.get(name + '.bias'))

    def drop(self, x):
        return F.dropout(x, self.c['dropout'], True) if self.c['dropout'] > 0 else x

    def encode(self, x):
        if self.c['noise'] > 0:
            x = x + torch.randn_like(x) * self.c['noise']
        if self.c['architecture'] == 'dense':
            h = self.drop(self.norm('encoder.norm', F.relu(self.dense('encoder.hidden', x))))
            return self.dense('encoder.out', h)
        height, width, colours = self.shape
        h = x.reshape(-1, height, width, colours).permute(0, 3, 1, 2)
        h = self.norm('encoder.input_norm', h)
        for i in (1, 2):
            h = F.conv2d(h, self.p[f'encoder.conv{i}.weight'], padding='same')
            h = self.drop(self.norm(f'encoder.norm{i}', F.relu(h)))
        return self.dense('encoder.out', h.permute(0, 2, 3, 1).flatten(1))

    def decode(self, z, real):
        h = self.norm('decoder.in_norm', z, real)
        if self.c['architecture'] == 'dense':
            h = self.drop(self.norm('decoder.norm', F.relu(self.dense('decoder.hidden', h)), real))
            return self.dense('decoder.out', h)
        height, width, _ = self.shape
        h = self.drop(self.norm('decoder.grid_norm', self.dense('decoder.in', h), real))
        h = h.reshape(len(z), height, width, -1).permute(0, 3, 1, 2)
        h = F.conv_transpose2d(h, self.p['decoder.conv1.weight'], padding=2)
        h = self.drop(self.norm('decoder.norm1', F.relu(h), real))
        h = F.conv_transpose2d(h, self.p['decoder.out.weight'], self.p['decoder.out.bias'], padding=2)
        return h.permute(0, 2, 3, 1).flatten(1)

    def btl(self, name, what, z, a):
        positive = self.c['btl-scale'] == 'positive'
        return (self.norm(f'{name}.state_norm', z, True, positive) +
                self.norm(f'{name}.{what}_norm', self.dense(f'{name}.{what}', a), True, positive))

    def terms(self, x0, x1, tau):
        c = self.c
        l0, l1 = self.encode(x0).float(), self.encode(x1).float()
        u0, u1 = self.uniform(torch.cat([l0, l1])).chunk(2)
        z0 = torch.sigmoid((l0 + torch.logit(u0)) / tau)
        z1 = torch.sigmoid((l1 + torch.logit(u1)) / tau)
        h = F.relu(self.dense('action.hidden', torch.cat([torch.sigmoid(l0), torch.sigmoid(l1)], 1)))
        q = self.dense('action.out', self.drop(self.norm('action.norm', h))).float()
        a = torch.softmax((q - torch.log(-torch.log(self.uniform(q)))) / tau, 1)
        l2 = self.btl('apply', 'effect', z0, a).float()
        z2 = torch.sigmoid((l2 + torch.logit(self.uniform(l2))) / tau)
        l3 = self.btl('regress', 'precondition', z1, a).float()
        z3 = torch.sigmoid((l3 + torch.logit(self.uniform(l3))) / tau)
        p0, p1 = self.dense('applicable', z0).float(), self.dense('regressable', z1).float()

        def picture(x, y):
            return ((x - y.float()) ** 2).sum() / (2 * c['sigma'] ** 2 * len(x))

        def prior(l):
            e = c['epsilon']
            logit = math.log(e) - math.log1p(-e)
            return (torch.sigmoid(l) * (l - logit) - F.softplus(l) - math.log1p(-e)).sum() / len(l)

        def bits(l, m):
            return (torch.sigmoid(l) * (l - m) - F.softplus(l) + F.softplus(m)).sum() / len(l)

        def labels(q, p):
            log_q = torch.log_softmax(q, 1)
            return (log_q.exp() * (log_q - torch.log_softmax(p, 1))).sum() / len(q)

        r0, r1 = picture(x0, self.decode(z0, True)), picture(x1, self.decode(z1, True))
        r2, r3 = picture(x1, self.decode(z2, False)), picture(x0, self.decode(z3, False))
        return torch.stack([r0, r1, r2, prior(l0), labels(q, p0), bits(l1, l2),
                            r1, r0, r3, prior(l1), labels(q, p1), bits(l0, l3)])

    def step(self, x0, x1, weights, rate, bf16=False):
        for p in self.trained:
            p.grad = None
        with torch.autocast(x0.device.type, torch.bfloat16, enabled=bf16):
            terms = self.terms(x0, x1, self.c['tau-min'])
        (terms * weights).sum().backward()
        self.optimizer.step(rate, self.c['clip'])
        return terms.detach()
