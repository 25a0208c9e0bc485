import { describe, expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

const read = (text: string) => readLine(text, 'app.log')

describe('what a client says of itself', () => {
  it.each([
    ['level=info msg="checkout done" user_agent="disk full, all is lost"', 'checkout done'],
    ['2026-03-01T10:00:00Z INFO GET /cart 200 12ms user_agent="panic: out of memory"', 'GET /cart 200 12ms'],
    ['Mar  1 10:00:00 mx1 edge[7]: served /a Referer=https://evil.example/root-cause ok', 'served /a ok'],
  ])('is a field and no part of the message: %s', (line, message) => {
    const event = read(line)
    expect(event.message).toBe(message)
    expect(event.raw).toBe(line)
  })

  it('is kept where a line says nothing else', () => {
    expect(read('2026-03-01T10:00:00Z INFO user_agent="curl/8"').message).toContain('curl/8')
  })
})
