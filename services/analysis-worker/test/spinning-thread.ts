import { parentPort } from 'node:worker_threads'

/** Stands in for the engine: the first byte of a task says how it behaves. */
export const behaviors = { answers: 0, neverEnds: 1, takesAllMemory: 2 } as const

parentPort?.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  let kept: object = {}
  if (bytes[0] === behaviors.neverEnds) for (;;);
  // In small pieces: one large one ends the process, whatever the thread's limit.
  while (bytes[0] === behaviors.takesAllMemory) kept = { kept, more: [kept, kept, kept, kept] }
  parentPort?.postMessage({ result: { eventCount: bytes[1] } })
})
