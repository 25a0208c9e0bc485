import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads programs, and categories for their loggers, in Apple's console", () => {
  const events = readLines([
    '2025-03-02 02:31:06.634805+0000 Papertrail[7000:508221] [general] launched build 213',
    "2025-03-02 02:31:08.949325+0000 Papertrail[7000:143008] [error] warning: CoreData: warning: Multiple entities claim 'Note'",
    '2025-03-02 02:31:09.663694+0000 Papertrail[7000:497981] [com.example.notes:ui] note opened in 56 ms',
    '2025-03-02 02:31:10.151182+0000 Papertrail[7000:238156] [error] connection was invalidated',
    '2025-03-02 02:31:10.951182+0000 Paper Trail Helper[7001:238156] no category at all',
  ])
  expect(events.map(({ level }) => level)).toEqual([null, 'warn', null, 'error', null])
  expect(events.map(({ entities }) => [entities.service, entities.logger])).toEqual([
    ['Papertrail', 'general'],
    ['Papertrail', undefined],
    ['Papertrail', 'ui'],
    ['Papertrail', undefined],
    ['Paper Trail Helper', undefined],
  ])
  expect(events[0]).toMatchObject({
    timestampMs: Date.UTC(2025, 2, 2, 2, 31, 6, 634),
    message: 'launched build 213',
    entities: { processId: '7000', thread: '508221' },
  })
})

it('leaves a resolver its level behind the same bracket', () =>
  expect(readLines(['2025-03-02 02:31:06.634 unbound[12:0] info: start of service'])[0]).toMatchObject({
    level: 'info',
    message: 'start of service',
  }))
