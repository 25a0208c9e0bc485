import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('reads the levels that only the Java Service Wrapper has', () => {
  const events = readLines([
    'INFO   | jvm 1    | 2025/06/27 12:39:12 | Started',
    'STATUS | wrapper  | 2025/06/27 12:41:09 | Launching a JVM...',
    'ADVICE | wrapperp | 2025/06/27 12:41:10 | Consider a larger heap.',
    'ERROR  | wrapper  | 2025/06/27 12:41:53 | JVM exited unexpectedly.',
  ])
  expect(events.map(({ level }) => level)).toEqual(['info', 'info', 'info', 'error'])
  expect(events[1]).toMatchObject({
    timestampMs: Date.UTC(2025, 5, 27, 12, 41, 9),
    message: 'Launching a JVM...',
  })
})

it("reads the wrapper's lines that name a thread, too", () => {
  const events = readLines([
    'INFO   | jvm 1    | main         | 2025/06/27 12:39:12.500 | Order 17 accepted',
    'STATUS | wrapper  | main         | 2025/06/27 12:41:09.500 | Launching a JVM...',
  ])
  expect(events.map(({ timestampMs }) => timestampMs)).toEqual([
    Date.UTC(2025, 5, 27, 12, 39, 12, 500),
    Date.UTC(2025, 5, 27, 12, 41, 9, 500),
  ])
  expect(events.map(({ message }) => message)).toEqual(['Order 17 accepted', 'Launching a JVM...'])
})

it('leaves other tables alone', () => {
  expect(readLines(['STATUS | NAME     | AGE'])[0]?.message).toBe('STATUS | NAME     | AGE')
})
