import { expect, it } from 'vitest'
import { lines, misread, readLines, type Line, type Told } from '../../test/misread-layout.ts'

const LETTERS = { info: 'I', error: 'E', debug: 'D', warn: 'W' } as const
const UNITS: Readonly<Record<string, string>> = { billing: 'BILLING', cart: 'CART', 'stock-sync': 'STOCK' }
const FRENCH = { info: 'INFO', error: 'ERREUR', debug: 'DÉBOGAGE', warn: 'AVERTISSEMENT' } as const
const JAPANESE = { info: '情報', error: 'エラー', debug: 'デバッグ', warn: '警告' } as const
const TAIL: Readonly<Record<string, string>> = { billing: '請求', cart: 'カート', 'stock-sync': '在庫' }
const KINDS = { info: 'info', error: 'failure', debug: 'debug', warn: 'warning' } as const
const DOORS: Readonly<Record<string, string>> = { billing: 'till desk', cart: 'lift', 'stock-sync': 'goods gate' }
const MONTH = 'mai'
const inSeconds = ({ ms }: Line): number => Math.floor(ms / 1000) * 1000
const upTo = ({ at }: Line): string => at.slice(0, 19)
const unit = ({ name }: Line): Told => ({ service: UNITS[name] })
const plain = ({ text }: Line): string => text.replaceAll('"', '')

it.each<[string, (line: Line) => string, ((line: Line) => Told)?]>([
  [
    'the kind of an element for its level',
    (l) => `<entry when="${l.at}" class="${KINDS[l.level]}" origin="${l.name}" seq="${l.n}">${plain(l)}</entry>`,
  ],
  ['a word that leads from the level to who speaks', (l) => `${l.at} - ${l.level} from ${l.name}: ${l.text}`],
  [
    'a name, a letter of a level and an event in one word',
    (l) => `%${UNITS[l.name]}-${LETTERS[l.level]}-EV${l.n % 7}X, ${l.at}, ${l.text}`,
    unit,
  ],
  [
    'the same behind the clock, with other marks',
    (l) => `${l.at} ${UNITS[l.name]}_${LETTERS[l.level]}_00${10 + (l.n % 7)} ${l.text}`,
    unit,
  ],
  [
    'signs before each value behind the message',
    (l) => `${l.text} #${l.name} !${l.level} @${Math.floor(l.ms / 1000)}`,
    (l) => ({ time: inSeconds(l) }),
  ],
  [
    'names of several words before the time in a bracket',
    (l) => `${DOORS[l.name]} (${l.at.slice(0, 10)} ${l.at.slice(11, 19)}, ${l.level}): ${l.text}`,
    (l) => ({ time: inSeconds(l), service: DOORS[l.name] }),
  ],
  [
    'one mark before all fields, day and clock among them',
    (l) => `#${l.at.slice(0, 10)}#${l.at.slice(11, 19)}#H${l.n % 3}#${UNITS[l.name]}#${LETTERS[l.level]}#${l.text}`,
    (l) => ({ time: inSeconds(l), service: undefined }),
  ],
  [
    'a French day behind its article, between dashes',
    (l) =>
      `le 7 ${MONTH} 2026 à ${l.clock[0]}h${l.clock[1]}m${l.clock[2]}s — ${FRENCH[l.level]} — ${l.name} — ${l.text}`,
    (l) => ({ time: inSeconds(l) }),
  ],
  [
    'a Japanese name and a wide colon behind a level in brackets',
    (l) => `${upTo(l).replace('T', ' ')} [${JAPANESE[l.level]}] ${TAIL[l.name]}：${l.text}`,
    (l) => ({ time: inSeconds(l), service: TAIL[l.name] }),
  ],
  [
    'labels between tabs, that of the message among those nobody knows',
    (l) => `at:${l.at}\tlv:${l.level}\tprog:${l.name}\tpid:${l.n + 900}\ttxx:${l.text}`,
  ],
  [
    'a stream with its labels, and a list of times and texts',
    (l) => `{"stream":{"app":"${l.name}","level":"${l.level}"},"values":[["${l.ms}000000","${plain(l)}"]]}`,
  ],
  [
    'a letter of a level and a part behind the program of a forwarded line',
    (l) =>
      `May  7 ${l.at.slice(11, 19)} fe0${l.n % 2} storefront[71${l.n % 2}]: ${LETTERS[l.level]}/${l.name}: ${l.text}`,
    (l) => ({ time: inSeconds(l), service: 'storefront' }),
  ],
  [
    'a key for a component whose names have a dot',
    (l) => `ts=${l.at} lv=${l.level} comp=mill.${UNITS[l.name]?.toLowerCase()} txt="${plain(l)}" q=${l.n}`,
    (l) => ({ service: `mill.${UNITS[l.name]?.toLowerCase()}` }),
  ],
])('reads %s', (_, write, told) => expect(misread(write, told).slice(0, 3)).toEqual([]))

it('reads stars around the letter of a level behind a name in a few lines, too', () => {
  const some = lines.slice(0, 20)
  const events = readLines(some.map((l) => `${l.at} EU-1/${UNITS[l.name]} *${LETTERS[l.level]}* ${l.text}`))
  expect(events.map(({ level, message }) => [level, message])).toEqual(some.map(({ level, text }) => [level, text]))
})

const DESKS = ['LEDGER', 'CLEARING', 'VAULT01'] as const
const SAID = ['RECEIVED BATCH FROM BRANCH', 'HELD FOR OPERATOR', 'ROUTED TO CYCLE 5', 'CUT-OFF REACHED'] as const

it('takes names in capitals before a pair for those who speak, where each says several things behind it', () => {
  const events = readLines(lines.map(({ at, n }) => `${at} ${DESKS[n % 3]} T=${n + 5000} ${SAID[(n * 3) % 4]}`))
  expect(events.map(({ entities }) => entities.service)).toEqual(lines.map(({ n }) => DESKS[n % 3]))
})

it('leaves an act before pairs in the message', () => {
  const acts = ['LOGIN', 'LOGOUT', 'REFUSED'] as const
  const events = readLines(lines.map(({ at, n }) => `${at} ${acts[n % 3]} user=u${n} from office ${n % 5}`))
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set([undefined]))
})

it('reads a level of several words in a column of levels', () => {
  const words = { info: 'Info', error: 'Fehler', debug: 'Debug', warn: 'Warnung' } as const
  const rows = lines.map((l) => `${l.at};${l.n === 40 ? 'Schwerer Fehler' : words[l.level]};${l.name};${l.text}`)
  expect(readLines(['Zeitpunkt;Stufe;Modul;Meldung', ...rows])[41]?.level).toBe('error')
})

it('takes a few parts that all begin alike for those who speak, and a long list of them for one program', () => {
  const parts = 'Net Match Save World Chat Audio Physics Script'.split(' ')
  const named = (count: number): Set<unknown> => {
    const write = ({ at, n, text }: Line) =>
      `[${at.slice(0, 10).replaceAll('-', '.')}-${at.slice(11, 19).replaceAll(':', '.')}:120][${n % 9}]Log${parts[n % count]}: ${text}`
    return new Set(readLines(lines.map(write)).map(({ entities }) => entities.service))
  }
  expect(named(3)).toEqual(new Set(['LogNet', 'LogMatch', 'LogSave']))
  expect(named(8)).toEqual(new Set([undefined]))
})
