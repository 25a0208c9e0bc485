/** `(log (at "…") (level warn))`, `(log :at "…" :level :warn)`, `((at . "…") (level . warn))`, `{:at #inst "…", :level :warn}`: a record of Lisp or Clojure as an object, or null. */
export function jsonOfForm(text: string): string | null {
  HEAD.lastIndex = 0
  if (!HEAD.test(text)) return null
  const fields: Record<string, string> = {}
  let [pos, count] = [HEAD.lastIndex, 0]
  for (ITEM.lastIndex = pos; ; ITEM.lastIndex = pos) {
    const [whole, open, listed, keyed, quoted, bare, close] = ITEM.exec(text) ?? []
    if (whole === undefined) break
    if ((open === undefined) !== (close === undefined) || count > MAX_FIELDS) return null
    fields[listed ?? keyed ?? ''] = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? ''
    pos += whole.length
    count += 1
  }
  return count > 1 && text.slice(pos).trim() === (text.startsWith('{') ? '}' : ')') ? JSON.stringify(fields) : null
}

const MAX_FIELDS = 40
const HEAD = /\{(?=:[a-z])|\((?:[a-z][\w-]{0,30}(?= [(:])|(?=\(|:[a-z]))/iy
const ITEM =
  /[\s,]{0,4}(?:(\()([a-z][\w@-]{0,40})\s{1,4}(?:\. )?|:([a-z][\w@./-]{0,40})\s{1,4})(?:(?:#inst )?"((?:[^"\\]|\\.)*)"|[:']?([^\s()[\]{}",:']+))(\))?(?=[\s(),}])/iy
