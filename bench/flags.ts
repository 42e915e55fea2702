/** What a command is told by its flags: a wrong one ends it with the reason and its usage. */
export interface Flags {
  /** What `parse` reads; what it throws is the reason. */
  read<T>(parse: () => T): T
  /** The number that a flag names. */
  numberWithin(name: string, text: string, least: number, most: number): number
  stop(message: string): never
}

export const flagsOf = (usage: string): Flags => {
  const stop = (message: string): never => {
    process.stderr.write(`${message}\n\n${usage}`)
    process.exit(2)
  }
  return {
    stop,
    read: (parse) => {
      try {
        return parse()
      } catch (error) {
        return stop(error instanceof Error ? error.message : String(error))
      }
    },
    numberWithin: (name, text, least, most) => {
      const value = Number(text)
      return text.trim() !== '' && value >= least && value <= most
        ? value
        : stop(`${name} is a number from ${least} to ${most}.`)
    },
  }
}
