/** `<tr class="info"><td>time</td><td>cart</td><td>text</td></tr>`: a row of a page's table as an array, or null. */
export function jsonOfCells(text: string): string | null {
  const [head, kind] = HEAD.exec(text) ?? []
  if (head === undefined || !text.endsWith(END)) return null
  const cells = text
    .slice(head.length, -END.length)
    .split(/<\/td>\s{0,4}<td(?: [^<>]{0,200})?>/)
    .map((cell) => cell.replaceAll(TAG, '').replaceAll(ENTITY, (_, name: string) => ENTITIES[name] ?? ''))
  return JSON.stringify(kind === undefined ? cells : [kind, ...cells])
}

const HEAD = /^<tr(?: [^<>]{0,80}?\bclass="([\w -]{1,40})")?[^<>]{0,200}>\s{0,4}<td(?: [^<>]{0,200})?>/
const END = '</td></tr>'
const TAG = /<\/?[a-z][^<>]{0,200}>/g
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
}
const ENTITY = /&(quot|apos|#39|lt|gt|amp|nbsp);/g
