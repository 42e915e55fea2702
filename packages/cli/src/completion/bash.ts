import type { CommandModel, CompletionModel, OptionModel, SettingModel, Values } from './model.ts'

/** A completion script for bash: `source <(tefuda completion bash)`. */
export const bashScript = ({
  commands,
  common,
  games,
  settings,
}: CompletionModel): string => `# bash completion for tefuda
_tefuda() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command= game= prefix= key= word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      ${commands.map(({ name }) => name).join('|')}) [[ $command ]] || command=$word ;;
      ${games.join('|')}) game=$word ;;
    esac
  done
  # \`name=value\` comes as three words where the shell breaks words at the sign, else as one.
  if [[ $cur == = ]]; then key=$prev cur=
  elif [[ $prev == = ]]; then key=\${COMP_WORDS[COMP_CWORD-2]}
  elif [[ $cur == *=* ]]; then key=\${cur%%=*} prefix=$key= cur=\${cur#*=}
  fi
  case $key in
    '') ;;
    -*) prev=$key ;;
    *) _tefuda_values "$key"; return ;;
  esac
  case $command:$prev in
${[...cases('*', common), ...commands.flatMap(({ name, options }) => cases(name, options))].join('\n')}
  esac
  case $command in
    '') _tefuda_words '${[...commands.map(({ name }) => name), ...names(common)].join(' ')}' ;;
${commands.map((command) => `    ${command.name}) ${body(command, common)} ;;`).join('\n')}
  esac
}
_tefuda_words() { COMPREPLY=($(compgen -P "$prefix" -W "$1" -- "$cur")); }
_tefuda_files() { compopt -o default 2>/dev/null; COMPREPLY=(); }
_tefuda_either() { if [[ $cur == -* ]]; then _tefuda_words "$1"; else "\${@:2}"; fi; }
_tefuda_game() { if [[ $game ]]; then _tefuda_setting; else "$@"; fi; }
_tefuda_setting() { compopt -o nospace 2>/dev/null; _tefuda_words '${settings.map(({ name }) => `${name}=`).join(' ')}'; }
_tefuda_values() {
  case $1 in
${settings.flatMap(valuesCase).join('\n')}
  esac
}
complete -F _tefuda tefuda
`

const body = ({ options, argument, takesSettings }: CommandModel, common: readonly OptionModel[]): string =>
  `_tefuda_either '${names([...options, ...common]).join(' ')}' ${takesSettings ? '_tefuda_game ' : ''}${offer(argument)}`

const valuesCase = ({ name, values }: SettingModel): string[] =>
  values.length === 0 ? [] : [`    ${name}) _tefuda_words '${values.join(' ')}' ;;`]

/** What to do after an option that takes a value. */
const cases = (command: string, options: readonly OptionModel[]): string[] =>
  options.flatMap(({ names: all, values }) =>
    values === null ? [] : [`    ${all.map((name) => `${command}:${name}`).join('|')}) ${offer(values)}; return ;;`],
  )

const names = (options: readonly OptionModel[]): string[] => options.flatMap((option) => option.names)

const offer = (values: Values): string => {
  switch (values.kind) {
    case 'words':
      return `_tefuda_words '${values.words.join(' ')}'`
    case 'setting':
      return '_tefuda_setting'
    case 'files':
      return '_tefuda_files'
    case 'any':
      return ':'
  }
}
