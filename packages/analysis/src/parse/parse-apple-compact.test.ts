import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['Df dasd[311:4f01] (CoreDuet) [com.apple.duet:scoring] run now', ['info', 'dasd', 'scoring', 'run now']],
  ['Db mds[98:22576] [com.apple.spotlight:server] idle', ['debug', 'mds', 'server', 'idle']],
  ['E  Note Helper[401:1c] could not save', ['error', 'Note Helper', undefined, 'could not save']],
  ['F  kernel[0:9ae] (APFS) check:12: mismatch', ['error', 'kernel', undefined, 'check:12: mismatch']],
  ['I  powerd[60:dc28d] [assertions] created', ['info', 'powerd', 'assertions', 'created']],
])("reads the type and the program in a Mac's compact log: %s", (text, [level, service, logger, message]) => {
  const event = readLine(`2026-03-04 05:06:07.891 ${text}`)
  expect(event).toMatchObject({
    level,
    message,
    timestampMs: Date.UTC(2026, 2, 4, 5, 6, 7, 891),
    entities: { service },
  })
  expect(event.entities.logger).toBe(logger)
})

it('takes no sentence for a type', () =>
  expect(readLine('2026-03-04 05:06:07.891 A replica[3:2] fell behind').entities.service).not.toBe('replica'))
