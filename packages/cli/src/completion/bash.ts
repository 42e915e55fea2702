import type { CompletionModel, OptionModel, Values } from './model.ts'

/** A completion script for bash: `source <(tefuda completion bash)`. */
export const bashScript = ({ commands, common }: CompletionModel): string => `# bash completion for tefuda
_tefuda() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command= word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in ${commands.map(({ name }) => name).join('|')}) command=$word; break ;; esac
  done
  case $command:$prev in
${[...cases('*', common), ...commands.flatMap(({ name, options }) => cases(name, options))].join('\n')}
  esac
  case $command in
    '') _tefuda_words '${[...commands.map(({ name }) => name), ...names(common)].join(' ')}' ;;
${commands.map(({ name, options, argument }) => `    ${name}) _tefuda_either '${names([...options, ...common]).join(' ')}' ${offer(argument)} ;;`).join('\n')}
  esac
}
_tefuda_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
_tefuda_open() { compopt -o nospace 2>/dev/null; _tefuda_words "$1"; }
_tefuda_files() { compopt -o default 2>/dev/null; COMPREPLY=(); }
_tefuda_either() { if [[ $cur == -* ]]; then _tefuda_words "$1"; else "\${@:2}"; fi; }
complete -F _tefuda tefuda
`

/** What to do after an option that takes a value. */
const cases = (command: string, options: readonly OptionModel[]): string[] =>
  options.flatMap(({ names: all, values }) =>
    values === null ? [] : [`    ${all.map((name) => `${command}:${name}`).join('|')}) ${offer(values)}; return ;;`],
  )

const names = (options: readonly OptionModel[]): string[] => options.flatMap((option) => option.names)

const offer = (values: Values): string => {
  switch (values.kind) {
    case 'words':
      return `${values.open === true ? '_tefuda_open' : '_tefuda_words'} '${values.words.join(' ')}'`
    case 'files':
      return '_tefuda_files'
    case 'any':
      return ':'
  }
}
