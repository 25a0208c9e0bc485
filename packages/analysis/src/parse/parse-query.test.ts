import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

function read(text: string) {
  const [event] = readTexts({ 'app.log': text })
  const at = event?.timestampMs == null ? null : new Date(event.timestampMs).toISOString()
  return [at, event?.level, event?.entities.service, event?.message]
}

const AT = '2024-07-11T23:50:23.000Z'

it.each([
  'ts=1720741823&lvl=warn&app=kiosk-12&msg=paper+low%3A+46+%25+left',
  'time=2024-07-11T23%3A50%3A23Z&level=WARN&message=paper%20low%3A%2046%20%25%20left&service=kiosk-12',
  '?ts=1720741823000&lvl=warn&app=kiosk-12&msg=paper+low%3A+46+%25+left',
  '/collect?ts=1720741823&sev=warn&app=kiosk-12&txt=paper+low%3A+46+%25+left',
  '2024-07-11T23:50:23Z lvl=warn&app=kiosk-12&msg=paper+low%3A+46+%25+left',
  'ts=2024-07-11T23:50:23Z&lvl=warn&app=kiosk-12&msg=paper low: 46 % left',
])('reads a record as a form sends it: %s', (text) =>
  expect(read(text)).toEqual([AT, 'warn', 'kiosk-12', 'paper low: 46 % left']),
)

it('keeps the mark, and what is no code, in a message', () =>
  expect(read('ts=1720741823&lvl=info&app=till&msg=R&D: 100% done')[3]).toBe('R&D: 100% done'))

it.each([
  'ts=2024-07-11T23:50:23Z level=warn msg="GET /a?x=1&y=2&z=3 failed" app=till',
  'url=/a?x=1&y=2&z=3 ts=2024-07-11T23:50:23Z level=warn app=till msg="failed"',
])('leaves a query within other pairs alone: %s', (text) => {
  const [at, level, service, message] = read(text)
  expect([at, level, service]).toEqual([AT, 'warn', 'till'])
  expect(message).toMatch(/failed$/)
})
