import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { symptomOfLines } from '../model/symptom-of-lines.ts'
import { nameObjects, objectsBeyond } from './name-objects.ts'

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

it.each([
  ['com.acme.quotes.TariffCache', ['component TariffCache']],
  ['com.acme.Main', []],
  ['7', []],
])('names the part of the program that speaks: %s', (logger, components) => {
  const [event] = readTexts({ 'app.log': '2026-03-10T12:00:00Z ERROR the look-up failed\n' })
  if (event === undefined) throw new Error('no event')
  const samples = [{ ...event, entities: { ...event.entities, logger } }]
  expect(
    objectsBeyond({ ...symptomOfLines(['look-up'], samples, { text: '', service: 'quotes' }) }, 'the look-up failed'),
  ).toEqual(components)
})
