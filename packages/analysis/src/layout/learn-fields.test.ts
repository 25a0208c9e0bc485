import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const AT = Date.UTC(2026, 3, 1, 10)
const SAYINGS = ['order placed by web', 'parcel handed over', 'stock below the limit', 'no answer from the carrier']
const NAMES = ['depot', 'kasse', 'versand']

function read(lineOf: (index: number) => string) {
  const reader = createSourceReader(newSourceProfile('app.log'))
  const text = Array.from({ length: 60 }, (_, index) => lineOf(index)).join('\n')
  return [...reader.push(`${text}\n`), ...reader.end()]
}

/** Each of the names says two things of its own. */
const said = (index: number): string => `at ${NAMES[index % 3]} ${SAYINGS[index % 4]}, ${index}`

it('tells by what stands in them what the fields of an object are for', () => {
  const events = read((index) =>
    JSON.stringify({
      q: { w: AT + index * 1000, z: ['N', 'W', 'E'][index % 3] },
      v: { p: NAMES[index % 3], i: `k${index}` },
      b: { c: `c.${index % 4}`, d: said(index) },
    }),
  )
  expect(events[1]).toMatchObject({
    timestampMs: AT + 1000,
    level: 'warn',
    message: said(1),
    entities: { service: 'kasse' },
  })
  expect(events.filter(({ level, timestampMs }) => level === null || timestampMs === null)).toEqual([])
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(NAMES))
})

it('knows nested names, seconds with their nanoseconds, and words before the numbers beside them', () => {
  const events = read((index) =>
    JSON.stringify({
      clock: { s: AT / 1000 + index, ns: 250_000_000 },
      origin: { service: { name: NAMES[index % 3] }, peer: { service: { name: 'other' } } },
      ev: { how: { num: [20, 30, 40][index % 3], txt: ['info', 'warn', 'error'][index % 3] } },
      d: said(index),
    }),
  )
  expect(events[2]).toMatchObject({
    timestampMs: AT + 2250,
    level: 'error',
    message: said(2),
    entities: { service: 'versand' },
  })
})

it('adds the milliseconds that stand beside seconds', () => {
  const events = read((index) =>
    JSON.stringify({ uhr: { sek: AT / 1000 + index, ms: 7 * index }, art: 'INFO', was: said(index), ms: 12 * index }),
  )
  expect(events.map(({ timestampMs }) => timestampMs)).toEqual(events.map((_, index) => AT + index * 1007))
})

it('takes the only field of names for who speaks', () => {
  const events = read((index) =>
    JSON.stringify({
      wann: AT + index * 1000,
      wer: NAMES[(index * 7) % 3],
      wie: 'INFO',
      was: SAYINGS[index % 4],
    }),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(NAMES))
})

it('tells what labels between tabs are for', () => {
  const events = read(
    (index) =>
      `stamp:${new Date(AT + index * 1000).toISOString()}\tgrade:${['WARN', 'INFO', 'ERROR'][index % 3]}\tnote:${said(index)}`,
  )
  expect(events[3]).toMatchObject({ level: 'warn', message: said(3) })
})

it.each(['mod', 'comp'])('takes a field named %s for who speaks', (key) => {
  const events = read((index) =>
    JSON.stringify({ time: AT + index * 1000, src: { [key]: NAMES[index % 3] }, msg: 'at work' }),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(NAMES))
})

it('takes several words for who speaks where the field is one for that', () => {
  const events = read(
    (index) =>
      `t=${(AT + index * 1000) / 1000}.250 caller=web.go:${index} level=info component="${['rule manager', 'scrape manager'][index % 2]}" msg="${said(index)}"`,
  )
  expect(events[3]).toMatchObject({ message: said(3), entities: { service: 'scrape manager' } })
})

it('reads pairs between apostrophes', () => {
  const events = read(
    (index) => `time='${new Date(AT + index * 1000).toISOString()}' level='warn' message='${said(index)}'`,
  )
  expect(events[4]).toMatchObject({ timestampMs: AT + 4000, level: 'warn', message: said(4) })
})

it('tells what pairs are for, too', () => {
  const events = read(
    (index) => `t=${(AT + index * 1000) / 1000}.250 app=depot zz=${'NWED'[index % 4]} n=${index} text="${said(index)}"`,
  )
  expect(events[3]).toMatchObject({ level: 'debug', message: said(3) })
})

it('takes the name of an event for no one who speaks', () => {
  const events = read((index) =>
    JSON.stringify({ w: AT + index * 1000, l: 30, x: NAMES[index % 3], d: SAYINGS[index % 3] }),
  )
  expect(events[5]).toMatchObject({ message: SAYINGS[2] })
  expect(events.filter(({ entities }) => entities.service !== undefined)).toEqual([])
})

it.each<[string, (line: { at: string; level: string; text: string }) => string]>([
  ['an object', ({ at, level, text }) => JSON.stringify({ time: at, severity: level, msg: text })],
  ['pairs', ({ at, level, text }) => `time=${at} level=${level} msg="${text}"`],
  ['an object whose keys nobody knows', ({ at, level, text }) => JSON.stringify({ q: at, z: level, d: text })],
  ['an export', ({ at, level, text }) => `${at};${level};${text}`],
])("tells what the house's own words mean in the field of the level of %s", (_, write) => {
  const words = ['NOMINAL', 'WARNING', 'NOMINAL', 'Schwerer Fehler', 'DEBUG', 'ERROR'] as const
  const levels = {
    NOMINAL: 'info',
    WARNING: 'warn',
    'Schwerer Fehler': 'error',
    DEBUG: 'debug',
    ERROR: 'error',
  } as const
  const wordOf = (index: number) => words[index % words.length] ?? 'NOMINAL'
  const head = write({ at: '', level: '', text: '' }).startsWith(';') ? ['Zeitpunkt;Stufe;Meldung'] : []
  const texts = Array.from({ length: 60 }, (_line, index) =>
    write({
      at: new Date(AT + index * 1000).toISOString(),
      level: wordOf(index).replaceAll(' ', '_'),
      text: said(index),
    }),
  )
  const reader = createSourceReader(newSourceProfile('app.log'))
  const events = [...reader.push(`${[...head, ...texts].join('\n')}\n`), ...reader.end()].slice(head.length)
  expect(events.map(({ level }) => level)).toEqual(texts.map((_text, index) => levels[wordOf(index)]))
})

it('tells by what stands in it which column of an export holds the level', () => {
  const levels = ['info', 'warn', 'info', 'error'] as const
  const rows = Array.from({ length: 60 }, (_line, index) =>
    [new Date(AT + index * 1000).toISOString(), levels[index % 4]?.toUpperCase(), NAMES[index % 3], said(index)].join(
      ';',
    ),
  )
  const reader = createSourceReader(newSourceProfile('app.log'))
  const events = [...reader.push(`Timestamp;Gravite;Composant;Texte\n${rows.join('\n')}\n`), ...reader.end()].slice(1)
  expect(events.map(({ level, message }) => [level, message])).toEqual(
    rows.map((_row, index) => [levels[index % 4], said(index)]),
  )
})

it.each([', ', '; ', ' | '])('finds the message among labels that %s parts', (mark) => {
  const texts = Array.from({ length: 40 }, (_line, index) =>
    [
      `when: ${new Date(AT + index * 1000).toISOString()}`,
      `who: ${NAMES[index % 3]}`,
      `severity: ${index % 4 === 0 ? 'error' : 'info'}`,
      `told: ${said(index)}`,
    ].join(mark),
  )
  const reader = createSourceReader(newSourceProfile('app.log'))
  const events = [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ message }) => message)).toEqual(texts.map((_text, index) => said(index)))
})

it('finds the message of each of two kinds of lines whose keys nobody knows', () => {
  const texts = Array.from({ length: 60 }, (_line, index) => {
    const at = new Date(AT + index * 1000).toISOString()
    return index % 2 === 0
      ? JSON.stringify({ q: at, z: index % 4 === 0 ? 'error' : 'info', told: said(index) })
      : `when: ${at}, who: ${NAMES[index % 3]}, severity: info, says: ${said(index)}`
  })
  const reader = createSourceReader(newSourceProfile('app.log'))
  const events = [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ message }) => message)).toEqual(texts.map((_text, index) => said(index)))
})

it('tells by what lines say what numbers behind a letter mean', () => {
  const kinds = [
    ['P4', 'info', 'gate opened'],
    ['P2', 'error', 'motor failed'],
    ['P4', 'info', 'gate closed'],
    ['P3', 'warn', 'hinge is stiff'],
    ['P5', 'debug', 'sensor polled'],
  ] as const
  const texts = Array.from({ length: 60 }, (_line, index) => {
    const [grade, , text] = kinds[index % kinds.length] ?? kinds[0]
    return `at=${new Date(AT + index * 1000).toISOString()} how=${grade} who=gatehouse what="${text}, take ${index}"`
  })
  const reader = createSourceReader(newSourceProfile('app.log'))
  const events = [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ level }) => level)).toEqual(texts.map((_text, index) => kinds[index % kinds.length]?.[1]))
})

it('finds the message among pairs that colons join', () => {
  const texts = Array.from(
    { length: 40 },
    (_line, index) =>
      `when:${AT / 1000 + index}.250 who:${NAMES[index % 3]} sev:info say:"${said(index)}" ${index % 2 === 0 ? 'gate' : 'seats'}:${index}`,
  )
  const reader = createSourceReader(newSourceProfile('app.log'))
  const events = [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ message }) => message)).toEqual(texts.map((_text, index) => said(index)))
})
