import { parentPort } from 'node:worker_threads'
import { analysisTasks } from './analysis-tasks.ts'
import type { ThreadAnswer, ThreadTask } from './create-analysis-threads.ts'

parentPort?.on('message', ({ name, args }: ThreadTask) => {
  let answer: ThreadAnswer
  try {
    answer = { result: Reflect.apply(analysisTasks[name], undefined, args) as unknown }
  } catch (error) {
    answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})
