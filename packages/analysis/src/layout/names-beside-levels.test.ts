import { expect, it } from 'vitest'
import { misread, type Line } from '../../test/misread-layout.ts'

const SEVERITY = { info: 'CLEARED', debug: 'CLEARED', warn: 'MINOR', error: 'MAJOR' } as const
const GRADED = { info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const
const FACILITY = { info: 'info', debug: 'debug', warn: 'warning', error: 'err' } as const
const GERMAN = { info: 'Hinweis', debug: 'Debug', warn: 'Warnung', error: 'Schwerer Fehler' } as const
const title = (name: string): string =>
  `${name.replaceAll(/(?:^|-)\p{L}/gu, (start) => start.toUpperCase().replace('-', ' '))} Desk`

/** Seconds since 1970 as daemontools count them. */
const tai = ({ ms }: Line): string =>
  `@4${Math.floor(ms / 1000 + 10)
    .toString(16)
    .padStart(15, '0')}${((ms % 1000) * 1e6).toString(16).padStart(8, '0')}`

it.each<[string, (line: Line) => string]>([
  ['behind a slash', (l) => `${tai(l)} ${l.name}/${l.level}: ${l.text}`],
  ['behind a dot', (l) => `${tai(l)} ${l.name}.${l.level}: ${l.text}`],
  ['in another language, behind a dot', (l) => `${l.at} # ${l.name}.${GERMAN[l.level]} # ${l.text}`],
  ['behind what syslog sorts by', (l) => `${l.at} [daemon.${FACILITY[l.level]}] lab7 ${l.name}: ${l.text}`],
])('tells names from the levels that stand beside them: %s', (_, write) => expect(misread(write)).toEqual([]))

it('takes what syslog sorts by for nobody', () =>
  expect(
    misread(
      (l) => `${l.at} <local3.${FACILITY[l.level]}> ${l.name} event: RAFT: - ${l.text}`,
      (l) => ({ message: `event: RAFT: - ${l.text}` }),
    ),
  ).toEqual([]))

it('finds a level within the code of what happened', () =>
  expect(
    misread(
      (l) =>
        `${l.at} olt-2 ONTX: ${3000 + l.n} Main RING-${SEVERITY[l.level]}-syncState-20${l.n + 10} [slot 3]: ${l.text}`,
      (l) => ({ level: GRADED[l.level], service: 'ONTX' }),
    ),
  ).toEqual([]))

it.each<[string, (line: Line) => string]>([
  ['slashes', (l) => `Time: ${l.at} / Severity: ${l.level} / Component: ${title(l.name)} / Text: ${l.text}`],
  ['dashes', (l) => `Level: ${l.level} - Module: ${title(l.name)} - Time: ${l.at} - Description: ${l.text}`],
  ['bars', (l) => `When: ${l.at} | Sev: ${l.level} | Who: ${title(l.name)} | What: ${l.text}`],
])('reads names of several words between %s and their keys', (_, write) =>
  expect(misread(write, (l) => ({ service: title(l.name) }))).toEqual([]),
)

it('takes no codes of what happened for names', () =>
  expect(
    misread(
      (l) =>
        `${l.at}, [${['C2', 'HAM', 'RAS', 'EM'][l.n % 4]}-10${10 + ((l.n * 3) % 16)}], ${3000 + l.n}, FID ${1 + (l.n % 2) * 127}, ${l.level.toUpperCase()}, ${l.name}, ${l.text}`,
    ),
  ).toEqual([]))

it('hears machines where events stand beside them, and not where classes do', () => {
  const events = [
    'order.new',
    'db.refused',
    'user.in',
    'queue.full',
    'file.failed',
    'cache.miss',
    'shift.board',
    'batch.rerun',
  ]
  const write = (l: Line, event: string): string =>
    `${l.at}  vault-b-0${1 + (l.n % 2)}  ${l.level.toUpperCase()}  ${event}: ${l.text}`
  expect(
    misread(
      (l) => write(l, events[(l.n * 5) % 8] ?? ''),
      (l) => ({ service: `vault-b-0${1 + (l.n % 2)}` }),
    ),
  ).toEqual([])
  expect(
    misread(
      (l) => write(l, events[(l.n * 3) % 5] ?? ''),
      () => ({ service: undefined }),
    ),
  ).toEqual([])
})

it('hears the one name that all lines have beside codes of many numbers', () =>
  expect(
    misread(
      (l) => `${l.at} KRD ${l.level.toUpperCase()} K-16-${1 + (l.n % 2)}-130${10 + (l.n % 9)} ${l.text}`,
      () => ({ service: 'KRD' }),
    ),
  ).toEqual([]))

it("hears the one name that a program's logger gives itself, and no zone", () => {
  const letter = (l: Line): string => l.level.charAt(0).toUpperCase()
  const write = (l: Line, name: string): string =>
    `${letter(l)}, [${l.at.slice(0, -1)} #${900 + (l.n % 3)}]  ${l.level.toUpperCase()} -- ${name}: ${l.text}`
  expect(
    misread(
      (l) => write(l, 'till'),
      () => ({ service: 'till' }),
    ),
  ).toEqual([])
  expect(
    misread(
      (l) => write(l, 'root'),
      () => ({ service: undefined }),
    ),
  ).toEqual([])
})

it('takes words for how bad things are for no names', () =>
  expect(
    misread(
      (l) => `when: ${l.ms} | who: ${title(l.name)} | how: ${SEVERITY[l.level]} | what: ${l.text}`,
      (l) => ({ service: title(l.name), level: GRADED[l.level] }),
    ),
  ).toEqual([]))
