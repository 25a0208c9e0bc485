/** `(log (at "…") (level warn))`, `(log :at "…" :level :warn)`, `((at . "…") (level . warn))`, `{:at #inst "…", :level :warn}`: a record of Lisp or Clojure as an object, or null. */
export function jsonOfForm(text: string): string | null {
  HEAD.lastIndex = 0
  if (!HEAD.test(text)) return null
  const fields: Record<string, string> = {}
  let [pos, count] = [HEAD.lastIndex, 0]
  for (ITEM.lastIndex = pos; ; ITEM.lastIndex = pos) {
    const item = ITEM.exec(text)
    if (item === null) break
    const [whole, open, listed, keyed] = item
    if ((open === undefined) !== (item.at(-1) === undefined) || count > MAX_FIELDS) return null
    const key = listed ?? keyed ?? ''
    fields[NAMES[key] ?? key] = valueOf(item)
    pos += whole.length
    count += 1
  }
  return count > 1 && text.slice(pos).trim() === (text.startsWith('{') ? '}' : ')') ? JSON.stringify(fields) : null
}

const valueOf = ({ 4: quoted, 5: held, 6: bare }: RegExpExecArray): string =>
  quoted?.replaceAll(/\\(.)/g, '$1') ?? held ?? bare ?? ''

const MAX_FIELDS = 40
/** Where in the code of Clojure a line comes from. */
const NAMES: Readonly<Record<string, string>> = { ns: 'logger' }
const HEAD = /\{(?=:[a-z])|\((?:[a-z][\w-]{0,30}(?= [(:])|(?=\(|:[a-z]))/iy
/** What a map, a set or a vector within holds is kept as it stands. */
const ITEM =
  /[\s,]{0,4}(?:(\()([a-z][\w@-]{0,40})\s{1,4}(?:\. )?|:([a-z][\w@./-]{0,40})\s{1,4})(?:(?:#inst )?"((?:[^"\\]|\\.)*)"|(#?\{[^{}]{0,2000}\}|\[[^[\]]{0,2000}\])|[:']?([^\s()[\]{}",:']+))(\))?(?=[\s(),}])/iy
