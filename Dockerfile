# Builds latplan from a clean clone:  docker build -t latplan .
# Plans with pictures of this folder:  docker run --rm -v "$PWD:/here" -w /here latplan plan mnist start.png goal.png
FROM debian:12 AS build
RUN apt-get update && apt-get install -y --no-install-recommends git make sudo
COPY . /latplan
WORKDIR /latplan
RUN make install PREFIX=/usr/local

FROM debian:12
RUN apt-get update && apt-get install -y --no-install-recommends libevent-core-2.1-7 libevent-extra-2.1-7 libfmt9 \
      libpng16-16 libjpeg62-turbo libtorch1.13 libopenblas0-openmp && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local /usr/local
ENTRYPOINT ["latplan"]
