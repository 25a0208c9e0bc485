import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['10.4.22.185 - - "GET /static/app.js HTTP/1.1" 200 45856', 'info', 200],
  ['10.4.22.185 "POST /pay HTTP/1.1" 502', 'error', 502],
])('reads a request without a date: %s', (text, level, status) =>
  expect(readLine(text)).toMatchObject({ format: 'access', level, message: text, http: { status } }),
)

it('takes no address that is told of for a client', () =>
  expect(readLine('10.4.22.185 said "GET lost" and left').format).toBe('plain'))
