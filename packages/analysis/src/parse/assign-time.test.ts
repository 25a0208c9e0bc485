import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { readTexts } from '../../test/analyze-texts.ts'

it.each([
  'date=2024-03-20 time=11:34:35 level=info msg="lease given"',
  'dt=20.03.2024 tm=11:34:35 level=info msg="lease given"',
  'dt:2024.03.20,tm:11:34:35,sev:6,msg:"lease given"',
  'date="20/03/2024"; time="11:34:35"; sev="info"; msg="lease given"',
  'd=2024-03-20 t=13:34:35 z=+02:00 lv=I m="lease given"',
  'date=2024-03-20 time=06:34:35 utc_offset=-05:00 level=info msg="lease given"',
  '{"date":"2024-03-20","level":"info","time":"11:34:35","msg":"lease given"}',
  '{"uhrzeit":"11:34:35","datum":"20.03.2024","stufe":"INFO","meldung":"lease given"}',
])('joins a day and a clock in fields of their own: %s', (text) => {
  const { timestampMs, level, message } = firstOf(readTexts({ 'app.log': text }))
  expect([timestampMs, level, message]).toEqual([Date.UTC(2024, 2, 20, 11, 34, 35), 'info', 'lease given'])
})

it.each([
  'date=2024-03-20T11:34:35Z level=info msg="lease given" time=03:00:00',
  '{"time":"2024-03-20T11:34:35Z","level":"info","msg":"lease given","date":"2024-05-01"}',
])('keeps a time that is whole: %s', (text) =>
  expect(firstOf(readTexts({ 'app.log': text })).timestampMs).toBe(Date.UTC(2024, 2, 20, 11, 34, 35)),
)
