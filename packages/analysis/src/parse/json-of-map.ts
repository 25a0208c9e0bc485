/** `{time=…, level=WARN, message=…}`, `LogEvent(time=…, level=WARN, text=…)`: a map or an object as Java and Kotlin print theirs, and `{time: …, level: warn}` of YAML, as JSON; or null. */
export function jsonOfMap(text: string): string | null {
  if (!CLOSERS.has(text.charCodeAt(text.length - 1))) return null
  const [opened, held = '', opener = held] = HEAD.exec(text.slice(0, MAX_NAME)) ?? []
  if (opened === undefined || text.at(-1) !== CLOSER[opener]) return null
  const mark = text.charAt(text.slice(opened.length).search(MARK) + opened.length)
  const pairs = text.slice(opened.length, -1).split(BETWEEN[mark] ?? ',', MAX_PAIRS)
  if (pairs.length < MIN_PAIRS) return null
  return JSON.stringify(
    Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf(mark)
        return [pair.slice(0, at), valueOf(pair.slice(at + 1).trim())]
      }),
    ),
  )
}

const MIN_PAIRS = 3
const MAX_PAIRS = 60
const MAX_NAME = 96
const HEAD = /^(?:[A-Z][\w$.]{1,40} ?|- )?(?:([{([])(?=[A-Za-z_@][\w.@-]{0,40}=)|(\{) ?(?=[A-Za-z_@][\w.@-]{0,40}: ))/
const MARK = /[=:]/
const BETWEEN: Readonly<Record<string, RegExp>> = {
  '=': /[,;] ?(?=[A-Za-z_@][\w.@-]{0,40}=)/,
  ':': /, ?(?=[A-Za-z_@][\w.@-]{0,40}: )/,
}
const CLOSER: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }
const CLOSERS: ReadonlySet<number> = new Set([125, 41, 93])

const valueOf = (value: string): string => {
  const quote = value.charAt(0)
  return (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote) ? value.slice(1, -1) : value
}
