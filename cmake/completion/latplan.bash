# bash completion of latplan: commands, options and their values come from the program itself.
_latplan() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} program=${COMP_WORDS[0]} command
  COMPREPLY=()
  if [ "$COMP_CWORD" = 1 ] || { [ "$COMP_CWORD" = 2 ] && [ "$prev" = help ]; }; then
    mapfile -t COMPREPLY < <(compgen -W "$("$program" --help-words 2>/dev/null | cut -f1) help" -- "$cur")
    return
  fi
  command=${COMP_WORDS[1]}
  case $cur in
    -*) mapfile -t COMPREPLY < <(compgen -W "$("$program" "$command" --help-words 2>/dev/null | cut -f1)" -- "$cur") ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$("$program" "$command" --help-words 2>/dev/null |
      awk -F '\t' -v option="$prev" '$1 == option { print $2 }')" -- "$cur") ;;
  esac
}
complete -o default -F _latplan latplan
