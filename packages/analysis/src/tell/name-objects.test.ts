import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { nameObjects } from './name-objects.ts'

it.each([
  ["Too many parts in table 'telemetry.events_raw'. Merges are slow", ['table telemetry.events_raw']],
  ['could not put object bucket=pics-prod key=a', ['bucket pics-prod']],
  ['Application pool OrdersPool has been disabled', ['application pool OrdersPool']],
  ['the table is locked and the queue was full', []],
  ['no route to the host', []],
])('%s', (message, objects) => {
  const samples = readTexts({ 'app.log': `2026-03-10T12:00:00Z ERROR ${message}\n` })
  expect(nameObjects({ samples })).toEqual(objects)
})
