import { batchStored } from '@holdfast/contracts/events/catalogue'
import { digestBatch } from '@holdfast/contracts/jobs'
import { on, type Pipeline } from '@holdfast/queue/pipeline'

/** Which event starts which job. Batches are committed before they are told about, so they may wait to be one insert. */
export const ingestPipeline: Pipeline = [on(batchStored, digestBatch, { lingerMs: 40 })]
