import { describe, expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { analyzeTexts, readTexts } from '../../test/analyze-texts.ts'
import { citeEvent, quoteOf } from './cite-event.ts'

const quoteOfLine = (line: string): string => quoteOf(citeEvent(firstOf(readTexts({ 'app.log': line })), null))

const json = (fields: object): string =>
  JSON.stringify({ time: '2026-11-18T09:20:03.272Z', level: 50, name: 'profile', ...fields })

describe('the quote of a line', () => {
  it('is its message', () => {
    expect(quoteOfLine('2026-11-18 09:20:03 ERROR could not load the profile of u7')).toBe(
      'could not load the profile of u7',
    )
  })

  it('reaches to the reason that a field of its own names', () => {
    const quote = quoteOfLine(
      json({ msg: 'query failed', err: { type: 'Error', message: 'getaddrinfo ENOTFOUND db-1' } }),
    )
    expect(quote).toMatch(/^query failed"/)
    expect(quote).toMatch(/getaddrinfo ENOTFOUND db-1$/)
    expect(quoteOfLine(json({ error: 'disk quota of /data exceeded', msg: 'cart not saved' }))).toBe(
      'disk quota of /data exceeded","msg":"cart not saved',
    )
  })

  it('is the reason alone where much stands between', () => {
    const quote = quoteOfLine(
      json({ msg: 'cart not saved', note: 'x'.repeat(400), error: 'disk quota of /data exceeded' }),
    )
    expect(quote).toBe('disk quota of /data exceeded')
  })

  it('leaves out what the message says already, and bare codes', () => {
    const message = 'cart not saved: disk quota of /data exceeded'
    expect(quoteOfLine(json({ msg: message, error: 'disk quota of /data exceeded', err: { code: 'EDQUOT' } }))).toBe(
      message,
    )
  })
})

it('stands in the root cause with its reason', () => {
  const lines = Array.from({ length: 600 }, (_, second) => {
    const time = new Date(Date.UTC(2026, 10, 18, 9, 0, second)).toISOString()
    return second < 400
      ? json({ time, level: 30, msg: `profile ${second} loaded` })
      : json({
          time,
          msg: 'query failed',
          err: { type: 'Error', message: 'getaddrinfo ENOTFOUND profiles-db.internl' },
        })
  })
  const [finding] = analyzeTexts({ 'app.log': lines.join('\n') })
  expect(finding?.rootCause).toContain('getaddrinfo ENOTFOUND profiles-db.internl')
})
