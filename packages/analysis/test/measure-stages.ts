import { createDigester } from '../src/digest/create-digester.ts'
import { mergeDigests } from '../src/digest/merge-digests.ts'
import { createMiner } from '../src/mine/create-miner.ts'
import { reconcileTemplates } from '../src/mine/reconcile-templates.ts'
import { createSourceReader, newSourceProfile } from '../src/read/create-source-reader.ts'

export type StageTimes = Readonly<Record<'read' | 'mine' | 'reconcile' | 'digest' | 'merge', number>>

/** Milliseconds of this thread's own processor time that each stage takes: what other processes do does not count. */
export function measureStages(text: string): StageTimes {
  const bytes = Buffer.from(text)
  const reader = createSourceReader(newSourceProfile('a.log', { name: 'a.log' }))
  const [events, read] = timed(() => [...reader.push(bytes), ...reader.end()])
  const miner = createMiner()
  const [, mine] = timed(() => events.forEach((event) => miner.mine(event.message)))
  const [, reconcile] = timed(() => reconcileTemplates(miner.templates().map(({ template }) => template.text)))
  const [made, digest] = timed(() => {
    const digester = createDigester()
    for (const event of events) digester.add(event)
    return digester.finish()
  })
  const [, merge] = timed(() => mergeDigests(made, made))
  return { read, mine, reconcile, digest, merge }
}

function timed<T>(run: () => T): [result: T, ms: number] {
  const before = process.threadCpuUsage()
  const result = run()
  const { user, system } = process.threadCpuUsage(before)
  return [result, (user + system) / 1000]
}
