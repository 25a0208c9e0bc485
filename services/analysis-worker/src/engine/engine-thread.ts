import { parentPort } from 'node:worker_threads'
import { analyze } from './analyze-digests.ts'
import { digestOtlp } from './digest-otlp.ts'
import { digestText } from './digest-text.ts'
import type { ThreadAnswer } from './engine-lane.ts'
import type { AnalyzeResult, DigestResult, EngineTask } from './engine-task.ts'

function runTask(task: EngineTask): DigestResult | AnalyzeResult {
  switch (task.kind) {
    case 'digest-text':
      return digestText(task)
    case 'digest-otlp':
      return digestOtlp(task)
    case 'analyze':
      return analyze(task)
  }
}

parentPort?.on('message', (task: EngineTask) => {
  let answer: ThreadAnswer
  try {
    answer = { result: runTask(task) }
  } catch (error) {
    answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})
