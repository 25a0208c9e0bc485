import { arrivals } from '../random.ts'
import { serveRequests, type Fault, type FaultTruth, type Scene } from '../scene.ts'

/** A few telling lines in very much that is well: no victims, no burst, nothing loud. */
interface Needle {
  readonly id: string
  readonly message: string
  readonly stack?: readonly string[]
  readonly allOf: FaultTruth['allOf']
}

const NEEDLES: readonly Needle[] = [
  {
    id: 'needle-corrupt-file',
    message: 'checksum mismatch in segment 00000000004182.log at offset 71022: stored 9a1f, computed 03bc',
    allOf: [
      ['checksum', 'corrupt', 'segment', 'integrity', 'damaged'],
      ['mismatch', 'corrupt', 'differ', 'damaged', 'wrong', 'does not', 'fail'],
    ],
  },
  {
    id: 'needle-lost-message',
    message: 'giving up on message 88f1 after 10 deliveries, moved to dead letter queue payments.dlq',
    allOf: [
      ['message', 'dead letter', 'deliver', 'queue', 'dlq'],
      ['give', 'giving', 'dead', 'fail', 'could not', 'undeliver', 'lost', 'abandon', 'exhaust'],
    ],
  },
  {
    id: 'needle-assertion',
    message: 'invariant violated: ledger does not balance, debit 1200.00 credit 1200.10',
    allOf: [
      ['ledger', 'balance', 'invariant', 'debit', 'inconsisten'],
      ['violat', 'not balance', 'differ', 'inconsisten', 'mismatch', 'does not', 'broken'],
    ],
  },
  {
    id: 'needle-segfault',
    message: 'worker 7 exited on signal 11 (core dumped), respawning',
    allOf: [
      ['worker', 'process', 'crash', 'signal', 'segmentation'],
      ['signal', 'crash', 'segmentation', 'died', 'exit', 'abnormal', 'dump'],
    ],
  },
  {
    id: 'needle-export-disk',
    message: 'Unhandled exception',
    stack: [
      "System.IO.IOException: There is not enough space on the disk. : 'D:\\exports\\2026.zip'",
      '   at System.IO.RandomAccess.WriteAtOffset(SafeFileHandle handle, ReadOnlySpan`1 buffer, Int64 fileOffset)',
      '   at Acme.Export.Archive.Write(String path) in /src/Archive.cs:line 88',
    ],
    allOf: [
      ['disk', 'space', 'storage', 'volume'],
      ['space', 'full', 'not enough', 'ran out', 'exhaust', 'no room'],
    ],
  },
]

function hide(scene: Scene, { id, message, stack = [], allOf }: Needle): FaultTruth {
  const { stage, random, onsetMs, apps } = scene
  const [culprit] = apps as [string]
  serveRequests(scene, culprit, 150)
  for (const at of [onsetMs, ...arrivals(random, onsetMs, onsetMs + 90_000, 1)])
    stage.say(culprit, at, 'error', message, { mark: 'root', logger: 'core', stack })
  return { id, allOf, services: [culprit], victims: apps.slice(1), severity: ['critical', 'high', 'medium', 'low'] }
}

export const needleFaults: readonly Fault[] = NEEDLES.map((needle) => (scene) => hide(scene, needle))
