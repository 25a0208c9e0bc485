import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the task of a line of Domino's console", () => {
  const events = readLines([
    '[1840:0002-0B2C] 05/07/2026 10:15:30 AM  Router: Message 00AB12 is held',
    '[1840:0003-0B30] 05/07/2026 10:15:31 PM  Mail Rule Manager: 4 rules: none is old',
    '[1840:0002-0B2C] 05/07/2026 10:15:32 PM  Warning: disk is nearly full',
    '[1840:0002-0B2C] 05/07/2026 10:15:33 PM  Unable to open log.nsf: File does not exist',
  ])
  expect(events.map(({ entities, level, message }) => [entities.service, level, message])).toEqual([
    ['Router', null, 'Message 00AB12 is held'],
    ['Mail Rule Manager', null, '4 rules: none is old'],
    [undefined, 'warn', 'Warning: disk is nearly full'],
    [undefined, null, 'Unable to open log.nsf: File does not exist'],
  ])
  expect(events[1]).toMatchObject({ timestampMs: Date.UTC(2026, 4, 7, 22, 15, 31), entities: { processId: '1840' } })
})
