import { describe, expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

describe('nothing of a header is lost', () => {
  it.each([
    [
      '[2026-07-17 18:05:03,910] INFO [Partition catalog.v2-3 broker=2] Shrinking ISR from 1,2 to 2',
      'Partition catalog.v2-3 broker=2',
    ],
    [
      '[2026-07-02 08:22:22,765] ERROR [ReplicaFetcher replicaId=1, leaderId=0] Error for partition bookings-7',
      'ReplicaFetcher replicaId=1, leaderId=0',
    ],
    [
      '2025-10-15 05:43:51,647 WARN  [org.dcm4che3.net.Association] (EE-Default-Thread-64) MR1->PACS(2895): i/o exception',
      'MR1->PACS(2895)',
    ],
  ])('%s', (line, context) => expect(readLine(line).fields['context']).toBe(context))

  it.each([
    ['2025-09-15 12:55:30,845 INFO a.b.RMNodeImpl: Node dn-47.lake:8041 reported UNHEALTHY', 'Node dn-47.lake:8041'],
    ['2025-10-15T05:28:42.579Z ERROR db.prod:5432 refused the connection', 'db.prod:5432'],
    ['2025-12-21 00:42:44+0100 [home] RESULT OK (warnings)', 'RESULT OK'],
  ])('%s', (line, words) => expect(readLine(line).message).toContain(words))
})
