import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('leaves the words of a PostgreSQL message in it, whatever columns its lines have', () => {
  const texts = Array.from({ length: 40 }, (_, n) =>
    n % 2 === 0
      ? `2026-05-04 10:15:${10 + n}.232 UTC [${600 + n}] LOG:  disconnection: session time: 0:0${n % 7}:11.2 user=pay database=main host=10.3.8.${n}`
      : `2026-05-04 10:15:${10 + n}.232 UTC [${600 + n}] LOG:  connection authorized: user=pay database=main application_name=worker`,
  )
  const events = readLines(texts)
  expect(events.map(({ message }) => message)).toEqual(texts.map((text) => text.slice(text.indexOf('LOG:  ') + 6)))
  expect(new Set(events.map(({ entities, level }) => `${entities.service} ${level}`))).toEqual(
    new Set(['undefined info']),
  )
})

it.each([
  ['LOG', 'info'],
  ['WARNING', 'warn'],
  ['ERROR', 'error'],
])("reads the %s of PgBouncer's lines", (word, level) =>
  expect(
    readLines([`2026-05-04 10:15:20.741 UTC [1] ${word} C-0x8a8e: main/pay@10.7.0.19:461 login attempt`])[0],
  ).toMatchObject({
    level,
    message: 'C-0x8a8e: main/pay@10.7.0.19:461 login attempt',
    timestampMs: Date.UTC(2026, 4, 4, 10, 15, 20, 741),
  }),
)

it('takes the protocol that a balancer begins a request with for no speaker', () => {
  const events = readLines(
    Array.from(
      { length: 40 },
      (_, n) =>
        `h2 2026-05-04T10:15:${10 + n}.115741Z app/pay/42f58d 10.9.1.${n}:3248 10.0.3.7:8080 0.000 0.0${10 + n} 0.000 200 200 15 2978 "GET https://pay.example:443/cart HTTP/2.0"`,
    ),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set([undefined]))
  expect(events[0]).toMatchObject({ format: 'access', level: 'info', http: { status: 200, method: 'GET' } })
})
