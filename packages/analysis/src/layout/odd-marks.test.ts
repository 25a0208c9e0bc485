import { expect, it } from 'vitest'
import { lines, misread, readLines, type Line, type Told } from '../../test/misread-layout.ts'

const upper = ({ level }: Line): string => level.toUpperCase()
const letter = ({ level }: Line): string => level.charAt(0).toUpperCase()
const code = { info: 'INF', error: 'ERR', debug: 'DBG', warn: 'WRN' } as const
const bang = { info: '[.]', error: '[!!]', debug: '[~]', warn: '[!]' } as const
const severity = { info: 3, error: 1, debug: 4, warn: 2 } as const
const dutch = { info: 'informatie', error: 'fout', debug: 'foutopsporing', warn: 'waarschuwing' } as const
const PARTS = { info: 'section', error: 'error', debug: 'debug', warn: 'warning' } as const
const ENDS = { info: '(i)', error: '(x)', debug: '(.)', warn: '(!)' } as const
const PHRASES = { info: 'General Info', error: 'Major Error', debug: 'Debug Info', warn: 'Minor Warning' } as const
const LIGHTS = { info: 'GREEN', error: 'RED', debug: 'BLUE', warn: 'YELLOW' } as const
const upTo = ({ at }: Line): string => at.slice(0, 19).replace('T', ' ')
const timeless = (): Told => ({ time: undefined })
const inSeconds = ({ ms }: Line): Told => ({ time: Math.floor(ms / 1000) * 1000 })

it.each<[string, (line: Line) => string, ((line: Line) => Told)?]>([
  ['a mark behind the level', (l) => `${l.at} [24${l.n}] ${l.name} ${code[l.level]}! ${l.text}`],
  [
    'dots that fill columns up',
    (l) => `${l.at} ${l.name.padEnd(14, '.')} ${upper(l).padEnd(6, '.')} ${l.text}`,
    () => ({ service: undefined }),
  ],
  ['an angle behind the name', (l) => `${l.at}|${code[l.level]}|${l.name}> ${l.text}`],
  ['a bracket that nothing opens', (l) => `${l.at} ${letter(l)} ${l.name}] ${l.text}`],
  ['small letters of levels at the names', (l) => `#${l.n + 4000} ${l.at} ${l.name}/${l.level.charAt(0)} ${l.text}`],
  ['a counted severity before the time', (l) => `[sev${severity[l.level]}] ${l.at} <${l.name}> ${l.text}`],
  ['name and level behind a text in quotes', (l) => `${l.at} "${l.text}" ${l.name} ${l.level}`],
  ['words of another language in small letters', (l) => `${l.at} | ${dutch[l.level]} | ${l.name} | ${l.text}`],
  ['a message among the columns', (l) => `${l.name};${l.text};${code[l.level]};${upTo(l)}`, inSeconds],
  [
    'seconds since the start in a bracket',
    (l) =>
      `[${String(l.n + 0.25)
        .padEnd(8, '0')
        .padStart(12)}] <${l.level}> ${l.name}: ${l.text}`,
    timeless,
  ],
  ['signs in brackets behind the message', (l) => `${l.at} ${l.name}: ${l.text} ${ENDS[l.level]}`],
  [
    'a level of two words among those of one',
    (l) => `[${l.at}], ${900 + l.n}, ${{ ...code, error: 'Schwerer Fehler' }[l.level]}, {${l.name}}, ${l.text}`,
  ],
  [
    'signs and a word in brackets before the message',
    (l) => `${{ ...bang, info: '[ok]', debug: '[..]' }[l.level].padEnd(6)}${l.text} -- ${l.name}, ${l.at}`,
  ],
  ['levels of two words', (l) => `${l.at} | ${PHRASES[l.level]} | ${l.name} | ${l.text}`],
  ['levels that all begin alike', (l) => `${l.at} LOG_${upper(l)} ${l.name}: ${l.text}`],
  ['lights, and one below green', (l) => `${l.at} [${LIGHTS[l.level]}] ${l.name}: ${l.text}`],
  [
    'a part of a repository',
    (l) => `${l.name}:dev: [${l.at}] ${upper(l)} ${l.text}`,
    (l) => ({ service: `${l.name}:dev` }),
  ],
  ['name and level in a bracket that all begin with', (l) => `[${l.name}:${l.level}] ${l.text}`, timeless],
  [
    'an object of elements alone',
    (l) => `<rec><t>${l.at}</t><lvl>${upper(l)}</lvl><app>${l.name}</app><txt>${l.text}</txt></rec>`,
  ],
])('reads %s', (_, write, told) => expect(misread(write, told)).toEqual([]))

it('reads a sign in brackets that the sample has not shown', () => {
  const calm = lines.map(
    (l) =>
      `[${l.level === 'info' ? 'i' : bang[l.level === 'error' ? 'warn' : l.level].slice(1, -1)}] ${l.at} {${l.name}} ${l.text}`,
  )
  expect(readLines([...calm, `[x] ${lines.at(-1)?.at} {cart} rope is slack`]).at(-1)).toMatchObject({
    level: 'error',
    message: 'rope is slack',
  })
})

it('reads the gravest of signs', () => {
  const graver = lines.map((l) => `${l.n % 20 === 1 ? '[!!!]' : bang[l.level]} ${l.at} {${l.name}} ${l.text}`)
  expect(readLines(graver)[1]?.level).toBe('fatal')
})

it('learns what each program writes that a wrapper tells apart, however little it says', () => {
  const write = (l: Line): string =>
    l.n % 8 === 0
      ? `web-1   | ${l.ms} ${'EWI'.charAt((l.n / 8) % 3)} GET /${l.n} took long`
      : `queue-1 | ${upper(l)}:work.queue:${upTo(l)},120: ${l.text}`
  const ofWeb = readLines(lines.map(write)).filter(({ entities }) => entities.service === 'web')
  expect(ofWeb.map(({ level }) => level)).toEqual(ofWeb.map((_event, n) => (['error', 'warn', 'info'] as const)[n % 3]))
  expect(ofWeb.every(({ message }) => message.startsWith('GET '))).toBe(true)
})

it('takes no part of a build for a level', () => {
  const parts = lines.map((l) => `${l.at} ##[${PARTS[l.level]}]Step ${l.n % 5} of the build`)
  expect(new Set(readLines(parts).map(({ level }) => level))).toEqual(new Set(['error', 'warn', 'debug', null]))
})
