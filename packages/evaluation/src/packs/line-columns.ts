/** What differs from line to line: words with a digit in them. The mark itself is one, so that it stays unambiguous. */
const VARIABLE = /[A-Za-z]*[0-9][A-Za-z0-9]*|\u0001/g
const MARK = '\u0001'
/** Longer lines are no log lines: they are kept as they are. */
const LONGEST = 4_000
const CONSTANT = '='
const REPEATED = '@'
const FIXED_WIDTH = '#'
const SPACED = ' '

/**
 * Writes texts as a table of line shapes and, for each text, columns of what differs: a compressor makes two thirds
 * of that of what it makes of the lines. Texts are Latin-1 strings of bytes, whatever their encoding.
 */
export function toColumns(texts: readonly string[]): string {
  const shapes = new Map<string, number>()
  const bodies = texts.map((text) => {
    const columns = new Map<string, string[]>()
    const own = new Map<number, number>()
    const order = text.split('\n').map((line) => {
      const shape = takeApart(line, columns)
      const isNew = !shapes.has(shape)
      const id = shapes.get(shape) ?? shapes.size
      shapes.set(shape, id)
      const known = own.get(id)
      if (known !== undefined) return String(known)
      own.set(id, own.size)
      return isNew ? '+' : `+${id}`
    })
    return [order.join(' '), ...writeColumns(columns)].join('\n')
  })
  return [String(shapes.size), ...shapes.keys(), ...bodies].join('\n')
}

export function fromColumns(packed: string, count: number): string[] {
  const lines = packed.split('\n')
  let at = 0
  const next = (): string => lines[at++] ?? ''
  const shapes = Array.from({ length: Number(next()) }, next)
  let newest = 0
  return Array.from({ length: count }, () => {
    const own: string[] = []
    const columns = new Map<string, () => string>()
    const known: (readonly string[])[] = []
    const shapeOf = (entry: string): string => {
      if (!entry.startsWith('+')) return own[Number(entry)] ?? ''
      const shape = shapes[entry === '+' ? newest++ : Number(entry.slice(1))] ?? ''
      own.push(shape)
      return shape
    }
    const valueOf = (key: string): string => {
      const column = columns.get(key) ?? readColumn(next(), known)
      columns.set(key, column)
      return column()
    }
    const order = next().split(' ')
    return order.map((entry) => putTogether(shapeOf(entry), valueOf)).join('\n')
  })
}

/** The shape of a line; what differs goes to columns that lines share as far as they begin alike. */
function takeApart(line: string, columns: Map<string, string[]>): string {
  if (line.length > LONGEST && !line.includes(MARK)) return line
  let shape = ''
  let from = 0
  for (const { 0: value, index } of line.matchAll(VARIABLE)) {
    shape += line.slice(from, index) + MARK
    from = index + value.length
    const column = columns.get(shape)
    if (column) column.push(value)
    else columns.set(shape, [value])
  }
  return shape + line.slice(from)
}

function putTogether(shape: string, valueOf: (key: string) => string): string {
  let line = ''
  let from = 0
  for (let mark = shape.indexOf(MARK); mark >= 0; mark = shape.indexOf(MARK, from)) {
    line += shape.slice(from, mark) + valueOf(shape.slice(0, mark + 1))
    from = mark + 1
  }
  return line + shape.slice(from)
}

function writeColumns(columns: ReadonlyMap<string, readonly string[]>): string[] {
  const known = new Map<string, number>()
  return [...columns.values()].map((values) => {
    const [first] = values as [string]
    if (values.every((value) => value === first)) return CONSTANT + first
    const text = values.every((value) => value.length === first.length)
      ? `${FIXED_WIDTH}${first.length} ${values.join('')}`
      : SPACED + values.join(' ')
    const same = known.get(text)
    if (same !== undefined) return REPEATED + same
    known.set(text, known.size)
    return text
  })
}

/** The values of a column, one by one. */
function readColumn(text: string, known: (readonly string[])[]): () => string {
  const rest = text.slice(1)
  if (text[0] === CONSTANT) return () => rest
  const values =
    text[0] === REPEATED ? (known[Number(rest)] ?? []) : text[0] === SPACED ? rest.split(' ') : cutEvenly(rest)
  if (text[0] !== REPEATED) known.push(values)
  let at = 0
  return () => values[at++] ?? ''
}

function cutEvenly(text: string): string[] {
  const space = text.indexOf(' ')
  const width = Number(text.slice(0, space))
  return Array.from({ length: (text.length - space - 1) / width }, (_, index) =>
    text.slice(space + 1 + index * width, space + 1 + (index + 1) * width),
  )
}
