export interface CommandPart {
  readonly kind: 'text' | 'blank'
  /** Of a blank its name, without the angle brackets. */
  readonly text: string
}

const BLANK = /(?<!<)<([a-z](?:[a-z0-9 _.-]{0,38}[a-z0-9])?)>/gi

/** What only a person can fill in, told apart from the rest. */
export function splitCommand(command: string): CommandPart[] {
  const parts: CommandPart[] = []
  let at = 0
  for (const match of command.matchAll(BLANK)) {
    if (match.index > at) parts.push({ kind: 'text', text: command.slice(at, match.index) })
    parts.push({ kind: 'blank', text: match[1] ?? '' })
    at = match.index + match[0].length
  }
  if (at < command.length) parts.push({ kind: 'text', text: command.slice(at) })
  return parts
}

/** What nobody filled in stays a blank: it must not vanish from a command. */
export const fillCommand = (command: string, values: ReadonlyMap<string, string>): string =>
  splitCommand(command)
    .map(({ kind, text }) => (kind === 'text' ? text : values.get(text)?.trim() || `<${text}>`))
    .join('')
