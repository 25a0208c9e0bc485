interface PinnedLine {
  readonly text: string
  readonly isCited: boolean
}

/** How stack traces go on, in every language that prints them over several lines. */
const CONTINUES =
  /^(?:\s+\S|\s*$|Caused by: |Traceback |During handling |The above exception |goroutine \d+ |\[signal |#\d+ |\w[\w./*()-]*\([^()]*\)$|--- End of |[\w./-]+\.rb:\d+:in |(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Warning)\b)/
const MAX_LINES = 60

/** Each cited line with what belongs to it: logs are kept line by line, and a stack trace stands below its error. */
export function joinRecords(lines: readonly PinnedLine[]): string[] {
  return lines.flatMap(({ text, isCited }, index) => {
    if (!isCited) return []
    const [first = '', ...rest] = text.split('\n')
    const record = [first, ...rest]
    const shape = shapeOf(first)
    for (const next of lines.slice(index + 1, index + MAX_LINES)) {
      if (next.isCited || !continues(next.text, shape)) break
      record.push(next.text)
    }
    return [record.join('\n')]
  })
}

const continues = (text: string, shape: string): boolean =>
  CONTINUES.test(text) || (/\d/.test(shape) && shapeOf(text) !== shape)

const SHAPE_CHARS = 8

/** '2026-02-01 …' and '2026-02-02 …' begin records of one form. */
const shapeOf = (text: string): string =>
  text
    .slice(0, SHAPE_CHARS)
    .replaceAll(/\d/g, '0')
    .replaceAll(/[A-Za-z]/g, 'a')
