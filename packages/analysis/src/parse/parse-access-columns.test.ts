import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it('leaves the level that a program writes before its access lines out of the message', () => {
  const request = '10.42.0.50 - - [20/Mar/2026:18:17:27 +0000] "GET /connectors HTTP/1.1" 503 1068'
  expect(readLine(`[2026-03-20 18:17:27,226] INFO ${request}`)).toMatchObject({
    level: 'error',
    message: request,
    http: { method: 'GET', path: '/connectors', status: 503 },
  })
})

it('takes the name in brackets before the client of an access line for who was asked', () =>
  expect(
    readLine('2026-05-04T10:15:27Z [web-shop] 10.1.7.60 - - [04/May/2026:10:15:27 +0000] "GET / HTTP/1.1" 200 18'),
  ).toMatchObject({
    message: '10.1.7.60 - - [04/May/2026:10:15:27 +0000] "GET / HTTP/1.1" 200 18',
    entities: { thread: 'web-shop' },
  }))
