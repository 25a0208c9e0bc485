import { expect, test } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const TEXTS = ['Imported 282 rows from feed 6', 'No rate for region FN is known', 'SMTP 451 came from mx4.example.org']

function read(write: (index: number, time: string, text: string) => string[]): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('app.log'))
  const lines = Array.from({ length: 20 }, (_, index) =>
    write(index, `2024-01-30 14:${index + 10}:04`, TEXTS[index % 3] ?? ''),
  )
  return [...reader.push(`${lines.flat().join('\n')}\n`), ...reader.end()]
}

const messages = Array.from({ length: 20 }, (_, index) => TEXTS[index % 3])

test('what stands below a header that stands alone is the message, and its lone name speaks', () => {
  const names = ['mailer', 'tax-calc', 'stock-feed']
  const events = read((index, time, text) => [
    `-- ${time} -- ERROR -- ${names[index % 3]}`,
    `   ${text}`,
    '   try again',
  ])
  expect(events.map(({ message }) => message)).toEqual(messages)
  expect(events.map(({ entities }) => entities.service)).toEqual(messages.map((_, index) => names[index % 3]))
  expect(events[0]?.continuation).toEqual([`   ${TEXTS[0]}`, '   try again'])
})

test('so is a quoted text below the codes of a device', () =>
  expect(
    read((index, time, text) => [`${200 - index} ${time} #20${index % 4} port 1/1/${index % 5}`, `"${text}"`, '']).map(
      ({ message }) => message,
    ),
  ).toEqual(messages.map((text) => `"${text}"`)))

test.each([
  ['a trace', '    at Object.run (/srv/app/server.js:98:8)'],
  ['a frame', '    File "/srv/app/rates.py", line 98, in load_rates'],
  ['an object', '    { "rows": 98, "feed": "six", "region": "FN", "state": "new" }'],
])('a word that %s follows stays the message', (_, below) =>
  expect(
    read((index, time) => [`${time} ERROR [feed] failed${index % 3}`, below.replace('98', String(index))]).map(
      ({ message }) => message,
    ),
  ).toEqual(messages.map((__, index) => `failed${index % 3}`)),
)
