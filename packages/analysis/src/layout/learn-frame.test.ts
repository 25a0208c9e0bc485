import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

const SAID: readonly (readonly [string, string, string])[] = [
  ['hull-scan', 'I', 'frame 12 of deck 3 scanned'],
  ['hull-scan', 'W', 'crack at frame 7, 4 mm deep'],
  ['paint_robot', 'I', 'coat 2 of 5 applied'],
  ['paint_robot', 'E', 'nozzle 3 is clogged'],
  ['dockgate', 'I', 'gate closed in 41 s'],
  ['dockgate', 'D', 'water level 6 m'],
]
const WORDS: Readonly<Record<string, string>> = { D: 'debug', I: 'info', W: 'warn', E: 'error' }
const AT = Date.UTC(2026, 4, 7, 10, 15)

interface Line {
  readonly at: string
  readonly ms: number
  readonly name: string
  readonly letter: string
  readonly word: string
  readonly text: string
  readonly n: number
}

const LINES = Array.from({ length: 60 }, (_, n): Line => {
  const [name, letter, text] = SAID[(n * 5) % SAID.length] ?? ['', '', '']
  const ms = AT + n * 1300
  const at = new Date(ms).toISOString()
  return { at, ms, name, letter, word: WORDS[letter] ?? '', text: text.replace(/\d/, String(n)), n }
})

it.each<[string, (line: Line) => string]>([
  ['signs that nobody knows', ({ at, name, text }) => `${at} 🔧 ${name} 💬 ${text}`],
  ['pairs behind the name', ({ at, word, name, n, text }) => `${at} ${word} ${name}{req=${n} part=${n % 7}}: ${text}`],
  [
    'an id before the clock',
    ({ at, word, name, n, text }) => `${(0xa7653f + n * 7919).toString(16)} ${at} ${word} ${name} | ${text}`,
  ],
  ['a region before the name', ({ at, name, n, text }) => `${at};${n % 13 < 6 ? 'north' : 'south'};${name};${text}`],
  ['machines that are counted through', ({ at, name, n, text, word }) => `d-${n % 9}|${word}|${at}|'${name}'|${text}`],
  ['names of two words', ({ at, word, name, text }) => `${at} [${name.replace(/[-_]|(?=gate)/, ' ')}] ${word} ${text}`],
  ['names behind a text in quotes', ({ at, word, name, text }) => `${at} "${text}" level=${word} from=${name}`],
  [
    'pairs with a mark of their own',
    ({ at, word, name, text, n }) =>
      `t~${(Date.parse(at) / 1000).toFixed(3)} lev~${word.slice(0, 3)} prg~${name} said~"${text}" ref~${(0xa7653f + n * 7919).toString(16)} ms~${n}`,
  ],
  [
    'instances beside their programs',
    ({ at, word, name, text }) =>
      `[${name}-${['hull-scan', 'paint_robot', 'dockgate'].indexOf(name) + 3}] [${word.toUpperCase()}] [${at}] [${name}]: ${text}`,
  ],
  ['names behind the message', ({ at, name, text }) => `[${at}] # ${text} # {${name}}`],
])('finds who speaks by what nearly all lines have in common: %s', (what, spell) => {
  const events = readLines(LINES.map(spell))
  expect(events.map(({ entities }) => entities.service)).toEqual(
    LINES.map(({ name }) => (what === 'names of two words' ? name.replace(/[-_]|(?=gate)/, ' ') : name)),
  )
})

it.each<[string, (line: Line) => string]>([
  [
    'in round brackets behind a program',
    ({ letter, n, text }) => `May  7 10:15:0${n % 10} dock3 hulld[7${n % 2}1]: (${letter.toLowerCase()}) ${text}`,
  ],
  ['with a mark behind it', ({ at, letter, name, text }) => `${at} dock3 ${name}[71]: ${letter}! ${text}`],
  [
    'in words of which others tell some',
    ({ at, letter, name, text }) =>
      `${name} (${at}) ${({ D: 'dbg', I: 'ok', W: 'warn', E: 'FAIL' } as Record<string, string>)[letter]} - ${text}`,
  ],
  ['within a bracket', ({ at, word, name, n, text }) => `t=${Date.parse(at)} [${word}|${name}|f${n}c] ${text}`],
  ['behind a count of seconds', ({ n, word, name, text }) => `+${50 + n}.25s ${word} ${name}> ${text}`],
])('finds the level: %s', (_, spell) => {
  const events = readLines(LINES.map(spell))
  expect(events.map(({ level }) => level)).toEqual(LINES.map(({ letter }) => WORDS[letter]))
  expect(events.map(({ message }) => message)).toEqual(LINES.map(({ text }) => text))
})

it.each<[string, (line: Line) => string]>([
  ['double bars', ({ at, letter, name, text }) => `{${name}}||dry||${letter}||{${at}}||${text}`],
  ['a mark behind the time alone', ({ at, text }) => `*${at}* | ${text}`],
  [
    'a mark before a time in a bracket',
    ({ at, name, word, text }) => `${word} 10.0.0.3 *${name}* ${text} @ [${(Date.parse(at) / 1000).toFixed(3)}]`,
  ],
  ['a level between marks behind it', ({ at, word, name, text }) => `${at} % [${name}] % ${text} % *${word}*`],
])('leaves no mark that parts fields to the message: %s', (_, spell) =>
  expect(readLines(LINES.map(spell)).map(({ message }) => message)).toEqual(LINES.map(({ text }) => text)),
)

it("takes no words of the house's own for names, whatever goes with them", () => {
  const words: Readonly<Record<string, string>> = { D: 'CHAT', I: 'FYI', W: 'HMM', E: 'DOOM' }
  const events = readLines(
    LINES.map(({ at, letter, n, text }) => `${at} [${words[letter]}] ${n % 7 < 3 ? 'quay' : 'slip'}: ${text}`),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['quay', 'slip']))
})

it('aligns those lines that begin as most do', () => {
  const places = ['hull-scan', 'paint_robot', 'dockgate']
  const isRare = (n: number): boolean => n % 9 === 4
  const events = readLines(
    LINES.map(({ at, word, name, text, n }) =>
      isRare(n)
        ? `[INFO] [${name}]: started with pid [${n}]`
        : `[${name}-${places.indexOf(name) + 3}] [${word.toUpperCase()}] [${at}] [${name}]: ${text}`,
    ),
  )
  const usual = LINES.filter(({ n }) => !isRare(n))
  expect(usual.map(({ n }) => events[n]?.entities.service)).toEqual(usual.map(({ name }) => name))
})

const SIGNS: Readonly<Record<string, string>> = { D: '.', I: '+', W: '!', E: '!!' }
it.each<[string, (line: Line) => string]>([
  ['a sign', ({ at, letter, name, text }) => `{${at}} (${name}) ${text} @ ${SIGNS[letter]}`],
  ['a letter in stars', ({ at, letter, name, text }) => `[${at}] *${name} desk* ${text} @ *${letter.toLowerCase()}*`],
  [
    'a number in a bracket',
    ({ at, letter, name, text }) => `<${at}> [${name}] ${text} @ (${'DIWE'.indexOf(letter) + 1}0)`,
  ],
])('finds the level behind the message: %s', (_, spell) => {
  const events = readLines(LINES.map(spell))
  expect(events.map(({ level }) => level)).toEqual(LINES.map(({ letter }) => WORDS[letter]))
  expect(events.map(({ message }) => message)).toEqual(LINES.map(({ text }) => text))
})

it.each<[string, (line: Line) => string]>([
  ['in a bracket behind the name', ({ at, letter, name, text }) => `${name}[${SIGNS[letter]}] ~ [${at}] ~ ${text}`],
  ['before the name', ({ at, letter, name, text }) => `<${at}> ${SIGNS[letter]}@${name} ${text}`],
])('finds a sign %s', (_, spell) => {
  const events = readLines(LINES.map(spell))
  expect(events.map(({ level }) => level)).toEqual(LINES.map(({ letter }) => WORDS[letter]))
  expect(events.map(({ entities }) => entities.service)).toEqual(LINES.map(({ name }) => name))
})

it('takes words in quotes behind a time for who speaks', () => {
  const events = readLines(LINES.map(({ at, name, text }) => `'${at}' '${name}' ${text}`))
  expect(events.map(({ entities }) => entities.service)).toEqual(LINES.map(({ name }) => name))
  expect(events.map(({ message }) => message)).toEqual(LINES.map(({ text }) => text))
})

it('leaves no colon of the head to the message', () => {
  const events = readLines(
    LINES.map(({ at, name, n, word, text }) => `<${at}> (${name}) thr${n % 7} *${word.toUpperCase()}*: ${text}`),
  )
  expect(events.map(({ message }) => message)).toEqual(LINES.map(({ text }) => text))
})

it('reads names of one and of several words before a colon', () => {
  const titles: Readonly<Record<string, string>> = {
    'hull-scan': 'Hull Scan',
    paint_robot: 'Painter',
    dockgate: 'Dock',
  }
  const events = readLines(
    LINES.map(({ n, at, name, text }) => `[${7000 + n}:${n % 9}] ${at}  ${titles[name]}: ${text}`),
  )
  expect(events.map(({ entities }) => entities.service)).toEqual(LINES.map(({ name }) => titles[name]))
})
