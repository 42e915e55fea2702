import type { CommandModel, CompletionModel, OptionModel, Values } from './model.ts'

/** A completion script for zsh: `source <(tefuda completion zsh)`, or a file `_tefuda` in a folder of fpath. */
export const zshScript = ({ commands, common, games, settings }: CompletionModel): string => `#compdef tefuda
# zsh completion for tefuda
_tefuda() {
  local command= game= word prev=\${words[CURRENT-1]}
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${commands.map(({ name }) => name).join('|')}) [[ -n $command ]] || command=$word ;;
      (${games.join('|')}) game=$word ;;
    esac
  done
  case $command:$prev in
${[...cases('*', common), ...commands.flatMap(({ name, options }) => cases(name, options))].join('\n')}
  esac
  case $command in
    ('')
      local -a list=(${commands.map(described).join(' ')})
      _describe command list
      compadd -- ${names(common)} ;;
${commands.map((command) => `    (${command.name}) ${body(command, common)} ;;`).join('\n')}
  esac
}
_tefuda_game() { if [[ -n $game ]]; then _tefuda_setting; else "$@"; fi }
_tefuda_setting() {
  if [[ $PREFIX == *=* ]]; then
    compadd -- ${settings.flatMap(({ name, values }) => values.map((value) => `'${name}=${value}'`)).join(' ')}
  else
    compadd -S '' -- ${settings.map(({ name }) => `'${name}='`).join(' ')}
  fi
}
if [[ \${funcstack[1]} == _tefuda ]]; then _tefuda "$@"; else compdef _tefuda tefuda; fi
`

const body = ({ options, argument, takesSettings }: CommandModel, common: readonly OptionModel[]): string =>
  `if [[ $PREFIX == -* ]]; then compadd -- ${names([...options, ...common])}; else ${takesSettings ? '_tefuda_game ' : ''}${offer(argument)}; fi`

const described = ({ name, summary }: CommandModel): string =>
  `'${`${name}:${summary.replaceAll(':', '\\:')}`.replaceAll("'", "'\\''")}'`

/** What to do after an option that takes a value. */
const cases = (command: string, options: readonly OptionModel[]): string[] =>
  options.flatMap(({ names: all, values }) =>
    values === null ? [] : [`    (${all.map((name) => `${command}:${name}`).join('|')}) ${offer(values)}; return ;;`],
  )

const names = (options: readonly OptionModel[]): string => options.flatMap((option) => option.names).join(' ')

const offer = (values: Values): string => {
  switch (values.kind) {
    case 'words':
      return `compadd -- ${values.words.map((word) => `'${word}'`).join(' ')}`
    case 'setting':
      return '_tefuda_setting'
    case 'files':
      return '_files'
    case 'any':
      return ':'
  }
}
