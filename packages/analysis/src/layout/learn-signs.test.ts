import { expect, it } from 'vitest'
import { lines, misread, type Line, type Told } from '../../test/misread-layout.ts'
import { learnSigns } from './learn-signs.ts'

const dots = { info: '.', error: '!!', debug: '?', warn: '!' } as const
const signs = { info: '+', error: '-', debug: '~', warn: '!' } as const
const stars = { info: '*  ', error: '***', debug: '   ', warn: '** ' } as const
const arrows = { info: '>>', error: '>>>>', debug: '>', warn: '>>>' } as const
const glyphs = { info: 'ℹ', error: '✖', debug: '·', warn: '⚠' } as const
const below = { info: '+', error: '!!', debug: '-', warn: '!' } as const
const odd = { info: '+', error: '!!', debug: '∆', warn: '!' } as const
const letter = ({ level }: Line): string => level.charAt(0).toUpperCase()
const bare = ({ at }: Line): string => at.slice(11, 19)
const docker = ({ at }: Line, log: string): string => JSON.stringify({ log: `${log}\n`, stream: 'stdout', time: at })
const timeless = (): Told => ({ time: undefined })

it.each<[string, (line: Line) => string, ((line: Line) => Told)?]>([
  ['signs behind the time', (l) => `${l.at} ${dots[l.level].padEnd(3)} [${l.name}] ${l.text}`],
  ['a dash for what failed', (l) => `${l.at} ${signs[l.level]} (${l.name}) ${l.text}`],
  ['one mark more for each step, and none below', (l) => `${l.at} ${stars[l.level]} ${l.name} | ${l.text}`],
  ['arrows', (l) => `[${l.at}] ${arrows[l.level].padEnd(4)} ${l.name}: ${l.text}`],
  ['pictures before the time', (l) => `${glyphs[l.level]} ${bare(l)} ${l.name} › ${l.text}`, timeless],
  ['a dash below a plus, where two marks are for what failed', (l) => `${l.at} ${below[l.level]} ${l.name}: ${l.text}`],
  [
    'a sign that nobody knows beside others',
    (l) => `${l.at} ${odd[l.level]} ${l.name}: ${l.text}`,
    ({ level }) => (level === 'debug' ? { level: undefined, service: undefined, message: undefined } : {}),
  ],
  ['a letter before the name, in a wrapper', (l) => docker(l, `${letter(l)} ${l.name}: ${l.text}`)],
  ['a letter before a bracket, in a wrapper', (l) => docker(l, `${letter(l)} [${l.name}] ${l.text}`)],
  [
    'a letter between bars, in a wrapper',
    (l) => `${l.at}456Z stdout F ${letter(l)}|${l.name}|${l.text}`.replace('Z4', '4'),
  ],
])('reads %s', (_, write, told) => expect(misread(write, told)).toEqual([]))

it.each<[string, (line: Line) => string]>([
  ['bullets', ({ text }) => `* ${text}`],
  ['two signs alone', ({ n, text }) => `${n % 2 === 0 ? '+' : '-'} ${text}`],
  ['signs that go with no failure', ({ n, text }) => `${'.!?'.charAt(n % 3)} ${text}`],
  ['letters that name no levels', ({ n, text }) => `${'EXQ'.charAt(n % 3)} ${text}`],
  ['hardly any calm letter', ({ n, text }) => `${'EW'.charAt(n % 2)} ${text}`],
])('learns nothing from %s', (_, write) => expect(learnSigns(lines.map(write))).toBeNull())
