import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the severity of InterSystems' messages.log", () => {
  const events = readLines([
    '05/07/26-10:15:30:250 (4711) 0 [Utility.Event] Journal switched to 007',
    '05/07/26-10:15:31:250 (4711) 2 [Utility.Event] Journal is full',
    '05/07/26-10:15:32:250 (4711) 1 mirror is 3 journals behind',
    '05/07/26-10:15:33:250 (4711) -1 [Generic.Event] mirror answered',
  ])
  expect(events.map(({ level }) => level)).toEqual(['info', 'error', 'warn', 'debug'])
  expect(events.map(({ message }) => message)).toEqual([
    'Journal switched to 007',
    'Journal is full',
    'mirror is 3 journals behind',
    'mirror answered',
  ])
  expect(events[0]?.timestampMs).toBe(Date.UTC(2026, 4, 7, 10, 15, 30, 250))
  expect(events[0]?.entities).toMatchObject({ processId: '4711', logger: 'Utility.Event' })
})
