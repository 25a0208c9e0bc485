import { parentPort } from 'node:worker_threads'

/** Stands in for the engine: the first byte of a task says how it behaves. */
export const behaviors = { answers: 0, neverEnds: 1, takesAllMemory: 2 } as const

parentPort?.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const kept: string[] = []
  if (bytes[0] === behaviors.neverEnds) for (;;);
  while (bytes[0] === behaviors.takesAllMemory) kept.push(String(kept.length).padEnd(1_000))
  parentPort?.postMessage({ result: { eventCount: bytes[1] } })
})
