import { expect, it } from 'vitest'
import { misread, readLines, lines, type Line } from '../../test/misread-layout.ts'

type Write = (line: Line) => string

const NAMES: Readonly<Record<string, string>> = { billing: 'tax-engine', cart: 'mailer', 'stock-sync': 'mailer' }
const other = ({ name }: Line): string => NAMES[name] ?? ''

const WAYS: readonly (readonly [string, Write])[] = [
  ['brackets', (l) => `[${l.at}] [${l.level.toUpperCase()}] [${other(l)}] ${l.text}`],
  ['round brackets', (l) => `[${l.at}] ${l.level.toUpperCase()} (${other(l)}): ${l.text}`],
  ['one word with the level', (l) => `${l.at} ${other(l)}/${l.level.toUpperCase()}: ${l.text}`],
  ['a field of objects', (l) => JSON.stringify({ ms: l.ms, component: other(l), how: l.level, what: l.text })],
  ['an item of lists', (l) => JSON.stringify([l.at, l.level, other(l), l.text])],
]

it.each(WAYS)('finds who speaks in %s, where every other line is written in another way', (_, write) => {
  const mixed: Write = (l) =>
    l.n % 2 === 0 ? write(l) : `${l.at} web4 ${l.name}[7${l.name.length}]: ${l.level.toUpperCase()} ${l.text}`
  expect(misread(mixed, (l) => (l.n % 2 === 0 ? { service: other(l) } : { message: undefined })).slice(0, 3)).toEqual(
    [],
  )
})

it('takes one name of two words for who speaks among other programs, and no single word', () => {
  const services = (name: string): (string | undefined)[] =>
    readLines(
      lines.map((l) =>
        l.n % 2 === 0
          ? JSON.stringify({ ms: l.ms, component: name, how: l.level, what: l.text })
          : `${l.at} web4 ${l.name}[7]: ${l.text}`,
      ),
    ).map(({ entities }) => entities.service)
  expect(services('album-api')[0]).toBe('album-api')
  expect(services('raft')[0]).toBeUndefined()
})

it('leaves the threads of a file that one program writes', () =>
  expect(
    readLines(lines.map((l) => `${l.at} ${l.level.toUpperCase()} [${l.n % 2 === 0 ? 'main' : 'exec-1'}] ${l.text}`))[0]
      ?.entities.service,
  ).toBeUndefined())
