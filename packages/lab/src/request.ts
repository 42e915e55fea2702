/** Rules as an experiment names them: a preset, and what is set otherwise. */
export interface NamedRules {
  readonly preset?: string | undefined
  readonly set?: Readonly<Record<string, unknown>> | undefined
}

/** The same as they are asked of a game. */
export const requestOf = ({ preset, set }: NamedRules) => ({ ...(preset !== undefined && { preset }), ...set })
