/** As many rows as fit; says how many do not. */
export function fitRows(rows: readonly string[], bytes: number, what: string): string {
  let left = bytes
  const shown: string[] = []
  for (const row of rows) {
    left -= Buffer.byteLength(row) + 1
    if (left < 0) break
    shown.push(row)
  }
  const more = rows.length - shown.length
  return [...shown, ...(more > 0 ? [`… ${more} more ${what}`] : [])].join('\n')
}

/** The first, the last and some between, in their order. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items]
  const head = Math.ceil(count / 2)
  const tail = Math.floor(count / 3)
  const middle = count - head - tail
  const inner = items.slice(head, items.length - tail)
  const step = inner.length / (middle + 1)
  const between = Array.from({ length: middle }, (_, index) => Math.floor((index + 1) * step)).flatMap((place) =>
    inner.slice(place, place + 1),
  )
  return [...items.slice(0, head), ...between, ...items.slice(items.length - tail)]
}
