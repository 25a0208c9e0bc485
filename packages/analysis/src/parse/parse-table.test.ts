import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const EXPORT = `Logged At,Severity,Text,Origin
2024-05-14 08:11:03,Failure,"ink is low
and so, it seems, is ""paper""",press
2024-05-14 08:11:04,Information,"a 5"" pipe",till
2024-05-14 08:11:05,Warning,"nobody closes this,till
2024-05-14 08:11:06,Information,fine,press
`

/** Cut after every `size` characters, with the state carried over as plain JSON. */
function read(size: number) {
  let profile = newSourceProfile('app.log', { name: 'app.log' })
  const events = []
  for (let at = 0; at < EXPORT.length; at += size) {
    const reader = createSourceReader(profile)
    events.push(...reader.push(EXPORT.slice(at, at + size)))
    if (at + size >= EXPORT.length) events.push(...reader.end())
    profile = JSON.parse(JSON.stringify(reader.profile()))
  }
  return events.map((event) => [event.ref.line, event.level, event.entities.service ?? null, event.message])
}

it.each([1000, 7, 1])('joins the lines of a row whose quotes are open, cut after %i characters', (size) =>
  expect(read(size).slice(1)).toEqual([
    [2, 'error', 'press', 'ink is low'],
    [4, 'info', 'till', 'a 5" pipe'],
    [5, 'warn', null, '"nobody closes this,till'],
    [6, 'info', 'press', 'fine'],
  ]),
)

it('takes a status of words for levels as the level', () => {
  const rows = [
    '"Date","Host","Service","Status","Message"',
    '"2024-06-23T15:02:51.390Z","ip-10-2-12-8","ledger","info","Posted 219 entries"',
    '"2024-06-23T15:02:16.547Z","ip-10-2-12-8","ledger","debug","Cache refresh, 81 roles"',
  ]
  const reader = createSourceReader(newSourceProfile('export.csv', { name: 'export.csv' }))
  const events = [...reader.push(`${rows.join('\n')}\n`), ...reader.end()].slice(1)
  expect(events.map(({ level }) => level)).toEqual(['info', 'debug'])
})

it("reads the kinds of messages in a plant's list in German", () => {
  const rows = [
    'Datum;Uhrzeit;Klasse;Anlage;Meldetext',
    '20.08.2024;11:16:32,533;Betriebsmeldung;Palettierer;Auftrag 469458 gestartet',
    '20.08.2024;11:16:33,533;Sammelstörung;Abfüllung 2;Motor M19 Überlast',
    '20.08.2024;11:16:34,533;Warnmeldung;Abfüllung 2;Filter verschmutzt',
  ]
  const reader = createSourceReader(newSourceProfile('liste.csv', { name: 'liste.csv' }))
  const events = [...reader.push(`${rows.join('\n')}\n`), ...reader.end()].slice(1)
  expect(events.map(({ level }) => level)).toEqual(['info', 'error', 'warn'])
})

it.each([
  ['Time\tpod\tmessage', '\t', ''],
  ['"@timestamp","kubernetes.pod.name",message', ',', '"'],
])("reads an export of a log browser, whose messages are a program's own lines: %s", (head, mark, quote) => {
  const row = (second: number, pod: string, text: string): string =>
    [`Apr 27, 2025 @ 02:37:0${second}.370`, pod, text].map((cell) => `${quote}${cell}${quote}`).join(mark)
  const rows = [
    row(1, 'beat-99e43a98-2v7kt', 'INFO task 7 is due'),
    row(2, 'mailer-b6c143fb1-nwnrl', 'WARN mail bounced'),
    row(3, 'beat-99e43a98-2v7kt', '3 tasks left'),
  ]
  const reader = createSourceReader(newSourceProfile('rows.txt', { name: 'rows.txt' }))
  const events = [...reader.push(`${[head, ...rows].join('\n')}\n`), ...reader.end()].slice(1)
  expect(events.map((event) => [event.timestampMs, event.level, event.entities.service, event.message])).toEqual([
    [Date.UTC(2025, 3, 27, 2, 37, 1, 370), 'info', 'beat', 'task 7 is due'],
    [Date.UTC(2025, 3, 27, 2, 37, 2, 370), 'warn', 'mailer', 'mail bounced'],
    [Date.UTC(2025, 3, 27, 2, 37, 3, 370), null, 'beat', '3 tasks left'],
  ])
})

it.each([
  ['@timestamp,@message', '2024-05-14 08:11:03.120,"{""level"":""error"",""msg"":""charge failed""}"'],
  ['"TimeGenerated [UTC]",SeverityLevel,RenderedDescription', '"5/14/2024, 8:11:03.120 AM",err,"charge failed"'],
  ['"_time","_raw",host', '"2024-05-14T08:11:03.120Z","ERROR charge failed",db-1'],
])('reads the columns that log platforms export: %s', (head, row) => {
  const reader = createSourceReader(newSourceProfile('rows.csv', { name: 'rows.csv' }))
  const [, event] = [...reader.push(`${head}\n${row}\n`), ...reader.end()]
  expect(event).toMatchObject({
    timestampMs: Date.UTC(2024, 4, 14, 8, 11, 3, 120),
    level: 'error',
    message: 'charge failed',
  })
})
