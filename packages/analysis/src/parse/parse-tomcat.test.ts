import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads Tomcat's one-line formatter, and leaves the brackets of its messages alone", () => {
  const told = (n: number) =>
    n % 2 === 0 ? `JobSync: ${n} rows refreshed` : `Thread [report-${n}] was stuck for [6${n},000] milliseconds`
  const events = readLines(
    Array.from(
      { length: 40 },
      (_, n) =>
        `04-May-2026 10:15:${10 + n}.402 ${n % 2 === 0 ? 'INFO' : 'WARNING'} [Catalina-utility-1] org.apache.catalina.core.ApplicationContext.log ${told(n)}`,
    ),
  )
  expect(events.map(({ message }) => message)).toEqual(events.map((_, n) => told(n)))
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set([undefined]))
  expect(events[1]).toMatchObject({
    level: 'warn',
    timestampMs: Date.UTC(2026, 4, 4, 10, 15, 11, 402),
    entities: { thread: 'Catalina-utility-1', logger: 'org.apache.catalina.core.ApplicationContext.log' },
  })
})
