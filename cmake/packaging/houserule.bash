# Completion of houserule in bash. The program knows what can come next.

_houserule() {
  local line=${COMP_LINE:0:COMP_POINT} word candidates
  line=${line#*[[:space:]]}
  word=${line##* }
  mapfile -t candidates < <(houserule complete 2>/dev/null <<<"$line" | cut -f1)
  # bash replaces what stands behind the last `=` only.
  if [[ $word == *=* ]]; then candidates=("${candidates[@]#*=}"); fi
  COMPREPLY=("${candidates[@]}")
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace; fi
}

complete -o default -F _houserule houserule
