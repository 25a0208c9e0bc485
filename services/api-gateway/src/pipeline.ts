import { batchStored, mailWritten, questionAsked } from '@holdfast/contracts/events/catalogue'
import { answerQuestion, digestBatch, sendMail } from '@holdfast/contracts/jobs'
import { on, type Pipeline } from '@holdfast/queue/pipeline'

/** Which event starts which job. What the outbox keeps starts those of the worker's pipeline. */
export const gatewayPipeline: Pipeline = [
  on(batchStored, digestBatch),
  on(mailWritten, sendMail),
  on(questionAsked, answerQuestion),
]
