import { expect, test } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const TEXTS = ['Printed 6 labels for the dock', 'Ribbon is nearly at its end', 'Belt 4 runs at full speed']
const LEVELS = ['info', 'warning', 'error']
const timeOf = (index: number): string => new Date(Date.UTC(2025, 4, 28, 7, 0, index * 7)).toISOString()

function read(text: string, cut = text.length): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('app.log'))
  const first = reader.push(text.slice(0, cut))
  const next = createSourceReader(reader.profile())
  return [...first, ...next.push(text.slice(cut)), ...next.end()]
}

const told = (events: readonly LogEvent[]) =>
  events.map(({ timestampMs, level, message, entities }) => [
    new Date(timestampMs ?? 0).toISOString(),
    level,
    entities.service,
    message,
  ])

const expected = Array.from({ length: 20 }, (_, index) => [
  timeOf(index),
  ['info', 'warn', 'error'][index % 3],
  ['printer', 'conveyor'][index % 2],
  TEXTS[index % 3],
])

const pairsOf = (index: number): string[] => [
  `at: ${timeOf(index)}`,
  `sev: ${LEVELS[index % 3]}`,
  `service: ${['printer', 'conveyor'][index % 2]}`,
  `what: "${TEXTS[index % 3]}"`,
]
const write = (block: (index: number) => string[]): string =>
  `${Array.from({ length: 20 }, (_, index) => block(index).join('\n')).join('\n')}\n`

const layouts = {
  'documents of YAML': write((index) => ['---', ...pairsOf(index)]),
  'a rule below each record': write((index) => [...pairsOf(index), '==========']),
  'blank lines': write((index) => [...pairsOf(index), '']),
  'rows that are numbered': write((index) => [
    `*************************** ${index + 1}. row ***************************`,
    ...pairsOf(index).map((pair) => pair.padStart(40)),
  ]),
  'nothing but their first key': write(pairsOf),
  'blank lines, with an equals sign and no blank': write((index) => [
    ...pairsOf(index).map((pair) => pair.replace(': ', '=')),
    '',
  ]),
  'the dash of a list': write((index) => pairsOf(index).map((pair, at) => `${at === 0 ? '- ' : '  '}${pair}`)),
  'keys that nobody knows': write((index) => [
    '---',
    `когда: ${timeOf(index)}`,
    `важность: ${LEVELS[index % 3]}`,
    `service: ${['printer', 'conveyor'][index % 2]}`,
    `суть: ${TEXTS[index % 3]}`,
  ]),
}

test.each(Object.entries(layouts))('reads records of pairs that are parted by %s', (_, text) => {
  expect(told(read(text))).toEqual(expected)
})

test('reads them alike however they are cut', () => {
  const text = layouts['documents of YAML']
  for (const cut of [5, 130, 700, 1500]) expect(read(text, cut)).toEqual(read(text))
})

test('counts the lines of a record, from the rule above it on', () => {
  expect(read(layouts['documents of YAML']).map(({ ref, lineCount }) => [ref.line, lineCount])).toEqual(
    Array.from({ length: 20 }, (_, index) => [1 + index * 5, 5]),
  )
})

test('goes on with a value on the lines below it', () => {
  const text = write((index) => [
    '---',
    ...pairsOf(index).slice(0, 3),
    'what: |',
    `  ${TEXTS[index % 3]}`,
    '  try again',
  ])
  const events = read(text)
  expect(told(events)).toEqual(expected)
  expect(events[0]?.continuation).toEqual(['try again'])
})

test('leaves labels before sentences alone', () => {
  const text = write((index) => [`ERROR: ${TEXTS[index % 3]}`, `INFO: ${TEXTS[(index + 1) % 3]}`, ''])
  expect(read(text).map(({ level }) => level)).toEqual(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? 'info' : 'error')),
  )
})
