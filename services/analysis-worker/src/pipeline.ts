import {
  batchDigested,
  batchStored,
  companyPartlyAnalysed,
  groupingCorrected,
  incidentMailsLeft,
  incidentOpened,
  incidentReturned,
  investigationWanted,
  mailWritten,
  questionAsked,
  refinementWanted,
  uploadDigested,
} from '@holdfast/contracts/events/catalogue'
import {
  answerQuestion,
  correlate,
  digestBatch,
  investigate,
  refineIncident,
  sendMail,
  tellOfIncidents,
} from '@holdfast/contracts/jobs'
import { on, type Pipeline } from '@holdfast/queue/pipeline'

/** At the end of a second of an agent's batches, so that each of them is seen. */
const STREAM_PAUSE_MS = 1_000
/** One outage opens several incidents at once: they are one mail. */
const MAIL_PAUSE_MS = 2_000

/** Which event starts which job, in the order of a log line's way. Also for events that others left in the outbox. */
export const workerPipeline: Pipeline = [
  on(batchStored, digestBatch),
  on(batchDigested, correlate, { delayMs: STREAM_PAUSE_MS }),
  on(uploadDigested, correlate),
  on(companyPartlyAnalysed, correlate),
  on(groupingCorrected, correlate),
  on(refinementWanted, refineIncident),
  on(investigationWanted, investigate),
  on(questionAsked, answerQuestion),
  on(incidentOpened, tellOfIncidents, { delayMs: MAIL_PAUSE_MS }),
  on(incidentReturned, tellOfIncidents, { delayMs: MAIL_PAUSE_MS }),
  on(incidentMailsLeft, tellOfIncidents, { delayMs: MAIL_PAUSE_MS }),
  on(mailWritten, sendMail),
]
