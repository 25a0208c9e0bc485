import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['lift/4711 on box-3: rope is slack', ['lift', '4711', 'box-3', 'rope is slack']],
  ['lift/motor/4711 on box-3: rope is slack', ['lift', '4711', 'box-3', 'rope is slack']],
  ['lift/4711 on box-3 (/srv/lift.js:12): rope is slack', ['lift', '4711', 'box-3', 'rope is slack']],
  ['lift on box-3: rope is slack', [undefined, undefined, undefined, 'lift on box-3: rope is slack']],
])("reads who speaks in bunyan's own view: %s", (text, wanted) => {
  const { entities, message } = readLine(`[2026-05-07T10:15:30.120Z]  WARN: ${text}`)
  expect([entities.service, entities.processId, entities.host, message]).toEqual(wanted)
})
