import { expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

interface Said {
  readonly at: string
  readonly level: string
  readonly name: string
  readonly text: string
}

const WANTED = ['error', 'warn', 'info', 'debug'] as const
const TEXTS = [
  ['connection to db refused', 'cannot open the spool', 'payment failed with code 57', 'no such file: a.xml'],
  ['queue depth at 91 percent', 'slow answer of the bank'],
  ['order 5512 placed', 'import done with 77 rows', 'session 81 opened'],
  ['cache hit ratio 0.72', 'loop took 14 ms'],
] as const
const NAMES = ['lager-api', 'versand', 'kasse'] as const
/** How often each is said. */
const ORDER = [2, 0, 2, 1, 3, 2, 1, 2] as const

const lines = (words: readonly string[]): Said[] =>
  Array.from({ length: 72 }, (_, n): Said => {
    const grade = ORDER[n % ORDER.length] ?? 2
    const texts = TEXTS[grade]
    return {
      at: new Date(Date.UTC(2026, 1, 3, 4, 5, n * 7)).toISOString().slice(0, 19),
      level: words[grade] ?? '',
      name: NAMES[Math.floor(n / 2) % NAMES.length] ?? '',
      text: texts[n % texts.length] ?? '',
    }
  })

const read = (texts: readonly string[]): LogEvent[] => {
  const reader = createSourceReader(newSourceProfile('app.log', { name: 'app.log' }))
  return [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
}

const wanted = lines(WANTED).map(({ level, name, text }) => [level, name, text])
const told = (events: readonly LogEvent[]) =>
  events.map(({ level, entities, message }) => [level, entities.service, message])

const THAI = ['ข้อผิดพลาด', 'คำเตือน', 'ข้อมูล', 'ดีบัก']
const VIETNAMESE = ['Lỗi', 'Cảnh báo', 'Thông tin', 'Gỡ lỗi']
const HINDI = ['त्रुटि', 'चेतावनी', 'सूचना', 'डीबग']
const FINNISH = ['VIRHE', 'VAROITUS', 'TIETO', 'VIRHEENJÄLJITYS']

it.each<[string, readonly string[], (line: Said) => string]>([
  ['Thai between bars', THAI, ({ at, level, name, text }) => `${at} | ${level} | ${name} | ${text}`],
  ['Thai beside the name', THAI, ({ at, level, name, text }) => `${at} <${name}:${level}> ${text}`],
  ['two words in brackets', VIETNAMESE, ({ at, level, name, text }) => `[${at}][${level}][${name}] ${text}`],
  ['two words between blanks', VIETNAMESE, ({ at, level, name, text }) => `${at} ${level} ${name}: ${text}`],
  ['two words between dashes', VIETNAMESE, ({ at, level, name, text }) => `${at} - ${level} - ${name} - ${text}`],
  ['Hindi before the clock', HINDI, ({ at, level, name, text }) => `${level} ${at} ${name}: ${text}`],
  ['signs before values', FINNISH, ({ at, level, name, text }) => `@${at} !${level} $${name} :: ${text}`],
  [
    'letters behind signs',
    ['E', 'W', 'I', 'D'],
    ({ at, level, name, text }) => `@${at.replaceAll(/[-:]/g, '')}Z !${level} #${name} :: ${text}`,
  ],
  [
    'digits of syslog, of which most are five',
    ['3', '4', '5', '7'],
    ({ at, level, name, text }) => `${at} 1822:1822 ${level} 10.1 ${name}: ${text}`,
  ],
  [
    'an object with keys that nobody knows, beside a machine',
    FINNISH,
    ({ at, level, name, text }) =>
      JSON.stringify({
        taso: level,
        aika: `${at}Z`,
        palvelu: name,
        viesti: text,
        kone: `lag${Number(at.slice(-2)) % 3}`,
      }),
  ],
])('reads levels and names of %s', (_, words, write) => {
  expect(told(read(lines(words).map(write)))).toEqual(wanted)
})

it("reads the house's own words among levels", () => {
  const words = ['FAIL', 'MILD', 'INFO', 'ALL']
  const levels = { FAIL: 'error', MILD: 'warn', INFO: 'info', ALL: 'trace', WARN: 'warn' } as const
  const said = lines(words).map((line, n) => (n % 9 === 0 ? { ...line, level: 'WARN' } : line))
  const events = read(said.map(({ at, level, name, text }) => `${at} <${name}:${level}> ${text}`))
  expect(events.map(({ level }) => level)).toEqual(said.map(({ level }) => levels[level as keyof typeof levels]))
})

it.each<[string, (line: Said) => string]>([
  ['beside the name', ({ at, level, name, text }) => `${at} <${name}:${level}> ${text}`],
  ['in brackets', ({ at, level, name, text }) => `${at} [${level}] [${name}] ${text}`],
])('learns from what lines say that a word is one of failure: %s', (_, write) => {
  const said = lines(['QUUX', 'WARN', 'INFO', 'DEBUG'])
  expect(told(read(said.map(write)))).toEqual(wanted)
})

it('keeps the place of a word that tells no level, where blanks fill its column up', () => {
  const said = lines(['WARNING', 'INFO', 'DEBUG', 'QUUX'])
  const events = read(
    said.map(({ at, level, name, text }) => `${at}  ${level.padEnd(9)}${name.padEnd(12)}0012  ${text}`),
  )
  expect(events.map(({ entities, message }) => [entities.service, message])).toEqual(
    said.map(({ name, text }) => [name, text]),
  )
})

it.each<[string, (line: Said) => string]>([
  ['in brackets', ({ at, level, name, text }) => `${at} [${level}] [${name}] ${text}`],
  ['right before the message', ({ at, level, name, text }) => `${at} [${name}] ${level}: ${text}`],
  ['behind the message', ({ at, level, name, text }) => `${at} ${name} >> ${text} [${level}]`],
  ['among quotes', ({ at, level, name, text }) => `"${at.replace('T', ' ')}","${level}","${name}","5056","${text}"`],
  [
    'between blanks that fill it up',
    ({ at, level, name, text }) => `${at} ${name.padEnd(10)}${level.padEnd(9)}${text}`,
  ],
])('takes the word that is said most for information where no other means it: %s', (_, write) => {
  expect(read(lines(['ERROR', 'WARNING', 'QUUX', 'DEBUG']).map(write)).map(({ level }) => level)).toEqual(
    wanted.map(([level]) => level),
  )
})

it('takes a word for one of failure that most of its lines tell, where hardly any of the calm ones does', () => {
  const said = lines(['OOPS', 'WARN', 'INFO', 'DEBUG']).map((line, n) =>
    line.level === 'OOPS' && n % 3 === 0 ? { ...line, text: 'stock of article 17 is negative' } : line,
  )
  const events = read(said.map(({ at, level, name, text }) => `${at} [${level}] [${name}] ${text}`))
  expect(events.map(({ level }) => level)).toEqual(wanted.map(([level]) => level))
})

it('leaves open what a word means that is said as often as another', () => {
  const said = lines(['ERROR', 'WARNING', 'QUUX', 'DEBUG']).map((line, n) => ({
    ...line,
    level: line.level === 'QUUX' && n % 2 === 0 ? 'FROB' : line.level,
  }))
  const events = read(said.map(({ at, level, name, text }) => `${at} [${level}] [${name}] ${text}`))
  expect(
    events.filter((_event, n) => ['QUUX', 'FROB'].includes(said[n]?.level ?? '')).map(({ level }) => level),
  ).toEqual(said.filter(({ level }) => ['QUUX', 'FROB'].includes(level)).map(() => null))
})

it.each<[string, readonly string[]]>([
  ['that means it in a column of levels', ['fail', 'warn', 'info', 'debug']],
  ['that their lines tell', ['quux', 'warn', 'info', 'debug']],
])('takes a small word in the place of a level for one: %s', (_, words) => {
  expect(told(read(lines(words).map(({ at, level, name, text }) => `${at} ${level} ${name} › ${text}`)))).toEqual(
    wanted,
  )
})

it.each<[string, readonly string[]]>([
  ['error beside none of errors', ['FAULT', 'CAUTION', 'INFO', 'DEBUG']],
  ['error beside a note', ['FAULT', 'CAUTION', 'NOTE', 'DEBUG']],
  ['fatal beside errors', ['ERROR', 'FAULT', 'INFO', 'DEBUG']],
])('takes a fault for %s', (wantedOf, words) => {
  const levels = read(lines(words).map(({ at, level, name, text }) => `${at} // ${level} // ${name} // ${text}`))
  const ofFaults = levels.filter((_event, n) => lines(words)[n]?.level === 'FAULT').map(({ level }) => level)
  expect(new Set(ofFaults)).toEqual(new Set([wantedOf.split(' ')[0]]))
})

it('takes no level before a bracket for a logger', () => {
  const names = ['Auth', 'Error'] as const
  const isError = (n: number): boolean => n % 30 === 7
  const events = read(
    lines(WANTED).map(({ at, text }, n) => `${at} : ${names[Number(isError(n))]}: (${n + 4000}) ${text}`),
  )
  expect(events.filter((_event, n) => isError(n)).map(({ level }) => level)).toEqual(['error', 'error', 'error'])
})

it("takes the program's own word for the level, not the priority of its stream", () => {
  const events = read(['<30>1 2025-11-05T12:00:11.654Z node-1 search-idx 4471 - - [warn] replica lag 86s'])
  expect(events.map(({ level, message }) => [level, message])).toEqual([['warn', 'replica lag 86s']])
})

it('takes a detail of an object for less than information', () => {
  const events = read(['{"stufe":"DETAIL","zeitpunkt":"2024-10-29T06:12:17Z","dienst":"lager","meldung":"51 ms"}'])
  expect(events.map(({ level }) => level)).toEqual(['debug'])
})

it('takes a program with its machine for who speaks, beside one without', () => {
  const events = read(
    lines(WANTED).map(
      ({ at, text }, n) => `${at};0${n % 2}10;${n % 3 > 0 ? 'Server@hpc-head' : 'pbs_mom'};Svr;obj_${n % 4};${text}`,
    ),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['Server@hpc-head', 'pbs_mom']))
})
