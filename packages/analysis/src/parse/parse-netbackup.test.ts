import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the levels of NetBackup's daemons, and leaves the text its own words", () => {
  const events = readLines([
    '10:13:00.824 [20936.13413] <8> bptm io_open: block count mismatch on media id A02433',
    '10:13:04.633 [26851.3392] <16> bpbrm check_for_eof: from client edge: ERR - cannot open /data/8: Permission denied',
    '10:13:17.633 [29756] <2> bpcd peer_hostname: Connection from host mx2, port 3407',
    '10:13:40.524 [16137.11196] <4> nbjm job_start: job 636592 started on policy FS-daily',
    '10:13:41.524 [16137.11196] <32> bpdbm main: no memory',
    '10:13:42.824 [20936.13413] <2> logconnections: BPCD CONNECT FROM 10.0.0.1.1023',
  ])
  expect(events.map(({ level }) => level)).toEqual(['warn', 'error', 'debug', 'info', 'fatal', 'debug'])
  expect(events.map(({ entities }) => entities.service)).toEqual(['bptm', 'bpbrm', 'bpcd', 'nbjm', 'bpdbm', undefined])
  expect(events[5]?.message).toBe('logconnections: BPCD CONNECT FROM 10.0.0.1.1023')
  expect(events[1]).toMatchObject({
    message: 'check_for_eof: from client edge: ERR - cannot open /data/8: Permission denied',
    entities: { processId: '26851', thread: '3392' },
  })
  expect((events[1]?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0)).toBe(3809)
})
