# fish completion of latplan: commands, options and their values come from the program itself.
function __latplan_words
    set -l tokens (commandline -opc)
    if test (count $tokens) -lt 2; or begin; test (count $tokens) -eq 2; and test $tokens[2] = help; end
        latplan --help-words 2>/dev/null | string replace -r '\t[^\t]*\t' '\t'
        return
    end
    set -l values (latplan $tokens[2] --help-words 2>/dev/null | string match -r -- '^'(string escape --style=regex -- $tokens[-1])'\t[^\t]+' | string replace -r '^[^\t]*\t' '' | string split ' ')
    if test -n "$values"
        string join \n -- $values
        return
    end
    if string match -q -- '-*' (commandline -ct)
        latplan $tokens[2] --help-words 2>/dev/null | string replace -r '\t[^\t]*\t' '\t'
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c latplan -f -a '(__latplan_words)'
