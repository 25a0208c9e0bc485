/** Text of about so many bytes that somebody wrote to make one stage of the engine slow; twice the bytes are twice the attack. */
export type HostileText = (sizeBytes: number) => string

const repeat = (piece: string, sizeBytes: number): string =>
  piece.repeat(Math.max(1, Math.ceil(sizeBytes / piece.length)))

/** As many lines as fit; each is told its number. */
function lines(sizeBytes: number, write: (index: number) => string): string {
  const written: string[] = []
  for (let size = 0, index = 0; size < sizeBytes; index++) {
    const line = write(index)
    written.push(line)
    size += line.length + 1
  }
  return `${written.join('\n')}\n`
}

const stamp = (index: number, stepMs = 1000): string => new Date(Date.UTC(2026, 0, 2) + index * stepMs).toISOString()
const HEAD = '2026-01-02T03:04:05.678Z ERROR '
const letters = (index: number): string =>
  index.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))

/** One long line that begins like a record and then repeats a piece. */
const onOneLine =
  (piece: string, head = HEAD, tail = ''): HostileText =>
  (sizeBytes) =>
    `${head}${repeat(piece, sizeBytes)}${tail}\n`

const PIECES: Readonly<Record<string, string>> = {
  tildes: '~',
  blanks: ' ',
  tabs: '\t',
  'one word': 'a',
  capitals: 'A',
  digits: '1',
  dots: '.',
  colons: ':',
  slashes: '/',
  backslashes: '\\',
  quotes: '"',
  apostrophes: "'",
  'escaped quotes': '\\"',
  'equals signs': '=',
  'at signs': '@',
  dashes: '-',
  bars: '|',
  percents: '%',
  'opening brackets': '[',
  'opening braces': '{',
  'opening parentheses': '(',
  'opening angles': '<',
  'closing brackets': ']',
  'closed brackets': '[]',
  'bracketed words': '[a] ',
  'short words': 'ab ',
  'dotted words': 'ab.',
  'dashed words': 'ab-',
  'scheme chains': 'http://a',
  'address chains': 'a@b',
  'hex chains': 'ab:1:',
  pairs: 'key=value ',
  'quoted pairs': 'k="v" ',
  'torn pairs': 'k="v ',
  'structured values': 'k=A{',
  levels: 'ERROR ',
  dates: '2026-01-02 ',
  clocks: '03:04:05 ',
  stamps: '2026-01-02T03:04:05Z ',
  months: 'Jan 2 ',
  numbers: '12 ',
  percentages: 'disk 50% ',
  fractions: 'pool 5/5 ',
  'unfinished escapes': '\u001B[',
  'unfinished links': '\u001B]',
  exceptions: 'java.lang.Error: ',
  selects: 'select a from b where ',
  'wide letters': 'é',
  emoji: '😀',
  commas: 'a,',
  semicolons: 'a;',
  elements: '<a b="c">',
}

/** What a line begins with decides which reader takes it. */
const HEADS: Readonly<Record<string, string>> = {
  stamped: HEAD,
  bare: '',
  syslog: '<34>1 2026-01-02T03:04:05Z host app 12 ID47 [a ',
  'old syslog': 'Jan  2 03:04:05 host app[12]: ',
  logfmt: 'time=2026-01-02T03:04:05Z level=error msg=',
  json: '{"level":"error","time":"2026-01-02T03:04:05Z","msg":"',
  access: '10.0.0.1 - - [02/Jan/2026:03:04:05 +0000] "GET /',
  klog: 'E0102 03:04:05.678901       1 main.go:12] ',
  level: 'ERROR ',
  bracket: '[2026-01-02 03:04:05,678] [',
  csv: '2026-01-02 03:04:05,ERROR,"',
  xml: '<Event xmlns="http://schemas.microsoft.com/win/2004/08/events/event"><a ',
  audit: 'type=AVC msg=audit(1767322800.123:45): ',
  cef: 'CEF:0|a|b|1|2|3|5|',
}

export const longLines: Readonly<Record<string, HostileText>> = Object.fromEntries(
  Object.entries(HEADS).flatMap(([head, start]) =>
    Object.entries(PIECES).map(([name, piece]) => [`${name} behind ${head}`, onOneLine(piece, start)]),
  ),
)

export const manyLines: Readonly<Record<string, HostileText>> = {
  'escapes that never end': onOneLine('!', `${HEAD}\u001B[`),
  'half-open escapes': (size) => onOneLine('!', '', '')(size).replaceAll('!!!!!!!!', '\u001B[!!!!!!'),
  'a link that never ends': onOneLine('\u001B]a'),
  'distinct hosts': (size) =>
    lines(
      size,
      (index) => `${stamp(index)} ERROR cannot connect to db-${letters(index)}.example.com:5432: connection refused`,
    ),
  'distinct services': (size) =>
    lines(
      size,
      (index) =>
        `{"time":"${stamp(index)}","level":"error","service":"svc-${letters(index)}","msg":"connection refused"}`,
    ),
  'distinct traces': (size) =>
    lines(
      size,
      (index) =>
        `{"time":"${stamp(index, 10)}","level":"error","service":"s${index % 7}","trace_id":"${index.toString(16).padStart(32, '0')}","msg":"request failed: timeout"}`,
    ),
  'days apart': (size) =>
    lines(size, (index) => `${stamp(index, 90_000_000)} ERROR connection refused by 10.0.0.${index % 250}`),
  'ever further back': (size) =>
    lines(size, (index) => `${stamp(200_000 - index, 3_600_000)} WARN disk at ${index % 100}% of data`),
  'distinct templates': (size) =>
    lines(
      size,
      (index) =>
        `${stamp(index)} INFO ${letters(index * 7919)} ${letters(index * 104_729)} opens ${letters(index)} again`,
    ),
  'distinct words in one column': (size) =>
    lines(size, (index) => `${stamp(index)} INFO the ${letters(index)} opens the door of it`),
  'distinct lengths': (size) => lines(size, (index) => `${stamp(index)} INFO ${'word '.repeat(index % 300)}ends`),
  'distinct exceptions': (size) =>
    lines(
      size,
      (index) => `${stamp(index)} ERROR failed\njava.lang.${letters(index)}Exception: it\n\tat a.b.C(D.java:${index})`,
    ),
  'distinct statuses and paths': (size) =>
    lines(
      size,
      (index) =>
        `10.0.0.1 - - [02/Jan/2026:03:04:05 +0000] "GET /${letters(index)} HTTP/1.1" ${400 + (index % 200)} 12`,
    ),
  'distinct numbers': (size) => lines(size, (index) => `${stamp(index)} INFO pool_${letters(index)}=${index} used`),
  'an object without end': (size) => `{\n${repeat(' "a": {\n', size)}`,
  'an element without end': (size) => `<Event>\n${repeat(' <a>\n', size)}`,
  'a trace without end': (size) => `${HEAD}failed\n${repeat('\tat a.b.C(D.java:1)\n', size)}`,
  'causes without end': (size) => `${HEAD}failed\n${repeat('Caused by: a.BException: c\n', size)}`,
  'pieces without end': (size) => repeat('2026-01-02T03:04:05.678901234Z stdout P abc\n', size),
  'pieces of many streams': (size) =>
    lines(size, (index) => `{"log":"abc","stream":"s${index}","time":"2026-01-02T03:04:05Z"}`),
  'many containers': (size) => lines(size, (index) => `c${letters(index)}-1 | ${stamp(index)} INFO hello`),
  'blank lines': (size) => repeat('\n', size),
  'very short lines': (size) => repeat('a\n', size),
  'short bursts': (size) => repeat('\r\n\u001B[0m\n', size),
  'alternating levels': (size) =>
    lines(
      size,
      (index) => `${stamp(index)} ${['ERROR', 'INFO', 'WARN'][index % 3]} step ${index} of ${letters(index)}`,
    ),
  'distinct gauges': (size) =>
    lines(
      size,
      (index) => `{"time":"${stamp(index)}","level":"info","service":"m","cpu_${letters(index)}":${index % 100}}`,
    ),
  'deep objects': (size) =>
    lines(size, () => `{"level":"error","time":"2026-01-02T03:04:05Z","a":${'{"b":'.repeat(400)}1${'}'.repeat(400)}}`),
  'distinct keys': (size) =>
    lines(size, (index) => `{"level":"error","time":"${stamp(index)}","${letters(index)}":"${letters(index)}"}`),
  'wide objects': (size) =>
    `{"level":"error",${lines(size, (index) => `"k${index}":${index},`).replaceAll('\n', '')}"z":1}\n`,
  'wide logfmt': (size) =>
    `time=2026-01-02T03:04:05Z level=error ${lines(size, (index) => `k${index}=${index} `).replaceAll('\n', '')}\n`,
  'wide columns': (size) => `#Fields: ${repeat('a ', size)}\n${repeat('b ', size)}\n`,
  'wide csv': (size) => `time,level,${repeat('a,', size)}\n2026-01-02,ERROR,${repeat('b,', size)}\n`,
}
