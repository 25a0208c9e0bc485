import { expect, it } from 'vitest'
import { lines, misread, readLines, type Line, type Told } from '../../test/misread-layout.ts'

const upper = ({ level }: Line): string => level.toUpperCase()
const polish = { info: 'INFORMACJA', error: 'BŁĄD', debug: 'DEBUG', warn: 'OSTRZEŻENIE' } as const
const spanish = { info: 'INFORMACIÓN', error: 'ERROR', debug: 'DEPURACIÓN', warn: 'ADVERTENCIA' } as const
const lights = { info: 'ℹ️', error: '❌', debug: '🔍', warn: '⚠️' } as const
const signs = { info: '*', error: '-', debug: '+', warn: '!' } as const
const kiosk = { info: 'ok', error: 'error', debug: 'debug', warn: 'warn' } as const
const tills: Readonly<Record<string, string>> = { billing: 'caja-01', cart: 'caja-02', 'stock-sync': 'servidor-tienda' }
const clockOf = ({ at }: Line): string => at.slice(11, 19)
const inSeconds = ({ ms }: Line): Told => ({ time: ms - 120 })

it.each<[string, (line: Line) => string, (line: Line) => Told]>([
  [
    'slashes between columns behind a Roman month',
    (l) => `7 V 2026, ${clockOf(l)} / ${polish[l.level]} / ${l.name} / ${l.text}`,
    inSeconds,
  ],
  [
    'tills in brackets behind a day in another language',
    (l) => `jue 07-may-2026 ${clockOf(l)} ${spanish[l.level]} [${tills[l.name]}] ${l.text}`,
    (l) => ({ ...inSeconds(l), service: tills[l.name] }),
  ],
  [
    'corner brackets behind a sign and a clock',
    (l) => `${lights[l.level]} ${l.at.slice(0, 10)} ${l.clock[0]}h${l.clock[1]}m${l.clock[2]}s 【${l.name}】 ${l.text}`,
    inSeconds,
  ],
  [
    'level and name in one bracket behind the message',
    (l) => `${l.text} <${kiosk[l.level]}/${l.name}> @ ${clockOf(l)} 07-05-2026`,
    () => ({ time: undefined }),
  ],
  [
    'level and name before the message, and nothing but the time behind it',
    (l) => `${upper(l).padEnd(5)} [${l.name}] ${l.text}  @ ${l.at.slice(0, 10)} ${clockOf(l)}`,
    inSeconds,
  ],
  [
    'rows of a page with a date of the house',
    (l) => `<tr class="row ${l.level}"><td>07.05.2026 ${clockOf(l)}</td><td>${l.name}</td><td>${l.text}</td></tr>`,
    inSeconds,
  ],
  [
    'machine, program and level in one bracket',
    (l) => `${l.at} [node-0${1 + (l.n % 4)}:${l.name.replace('-', '')}:${l.level}]: ${l.text}`,
    (l) => ({ service: l.name.replace('-', '') }),
  ],
  [
    'signs for levels, of which a dash is one',
    (l) => `${l.at} [${signs[l.level]}] ${l.name}> ${l.text}`,
    (l) => (l.level === 'debug' ? { level: 'info' } : {}),
  ],
  [
    'maps of Clojure',
    (l) => `{:ts #inst "${l.at}", :level :${l.level}, :svc "${l.name}", :msg "${l.text}"}`,
    () => ({}),
  ],
  [
    'exceptions behind Ruby\u2019s mark',
    (l) => `${l.at} app[${l.name}.1]: ${upper(l)} -- : ActionView::Template::Error (${l.text})`,
    (l) => ({ message: `ActionView::Template::Error (${l.text})` }),
  ],
])('reads %s', (_, write, told) => {
  expect(misread(write, told).slice(0, 3)).toEqual([])
})

it('reads clocks without seconds below the day of their section', () => {
  const texts = lines.map(
    (l) => `${l.n < 40 ? '23:5' : '00:0'}${Math.floor((l.n % 40) / 4)}  ${upper(l).padEnd(8)} ${l.name}: ${l.text}`,
  )
  const events = readLines([
    '===== 2026-05-02 =====',
    ...texts.slice(0, 40),
    '===== 2026-05-03 =====',
    ...texts.slice(40),
  ])
  const read = events.filter(({ message }) => !message.startsWith('====='))
  expect(read.map(({ message }) => message)).toEqual(lines.map(({ text }) => text))
  expect(read.map(({ level }) => level)).toEqual(lines.map(({ level }) => level))
  expect(read[0]?.timestampMs).toBe(Date.UTC(2026, 4, 2, 23, 50))
  expect(read.at(-1)?.timestampMs).toBe(Date.UTC(2026, 4, 3, 0, 9))
})

it('takes scores and ratios at the head of lines for no clocks', () => {
  const events = readLines(lines.map((l) => `${10 + ((l.n * 7) % 13)}:${10 + ((l.n * 11) % 43)} goals of ${l.name}`))
  expect(events.filter(({ timestampMs }) => timestampMs !== null)).toEqual([])
})
