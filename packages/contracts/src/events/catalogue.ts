import { z } from 'zod'
import { Id } from '../scalars.ts'
import type { EventSpec } from './event.ts'

const ofCompany = z.object({ customerId: Id })
const ofBatch = z.object({ customerId: Id, batchId: Id })
const ofUpload = z.object({ customerId: Id, jobId: Id })
const ofQuestion = z.object({ customerId: Id, questionId: Id })
const ofIncident = z.object({ customerId: Id, incidentId: Id })

/** Ingest has committed a batch of log records. */
export const batchStored = {
  name: 'batch.stored',
  payload: ofBatch,
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** A batch of an agent's stream is digested, or given up. */
export const batchDigested = {
  name: 'batch.digested',
  payload: ofBatch,
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** The last batch of a paste or an upload is digested, or given up. */
export const uploadDigested = {
  name: 'upload.digested',
  payload: ofUpload,
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** A paste or an upload has ended: analyzed, failed or cancelled. */
export const uploadEnded = {
  name: 'upload.ended',
  payload: ofUpload,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

/** A company's logs were analyzed for as long as its turn allows; the rest waits. */
export const companyPartlyAnalysed = {
  name: 'company.partly-analysed',
  payload: ofCompany,
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** A company's logs are analyzed: nothing that was digested waits. */
export const companyAnalysed = {
  name: 'company.analysed',
  payload: ofCompany,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

export const incidentOpened = {
  name: 'incident.opened',
  payload: ofIncident,
  ifLost: 'outbox',
  isAnnounced: true,
} as const satisfies EventSpec

/** A known incident occurred again; one that was resolved is open again. */
export const incidentReturned = {
  name: 'incident.returned',
  payload: ofIncident,
  ifLost: 'outbox',
  isAnnounced: true,
} as const satisfies EventSpec

/** What an incident says, or who works on it, is another than before. */
export const incidentChanged = {
  name: 'incident.changed',
  payload: ofIncident,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

export const incidentResolved = {
  name: 'incident.resolved',
  payload: ofIncident,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

export const commentAdded = {
  name: 'comment.added',
  payload: ofIncident,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

/** Somebody has corrected how incidents are grouped: their logs are to be read again. */
export const groupingCorrected = {
  name: 'grouping.corrected',
  payload: z.object({ customerId: Id, changeId: Id }),
  ifLost: 'outbox',
  isAnnounced: false,
} as const satisfies EventSpec

/** An incident's content is another one, and a model is to word it. */
export const refinementWanted = {
  name: 'refinement.wanted',
  payload: ofIncident,
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** Logs, or an incident of them, are there for a model to look into. */
export const investigationWanted = {
  name: 'investigation.wanted',
  payload: ofCompany,
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** Somebody's question is to be answered from the logs. */
export const questionAsked = {
  name: 'question.asked',
  payload: ofQuestion,
  ifLost: 'nothing',
  isAnnounced: false,
} as const satisfies EventSpec

/** A step was taken for a question, or its answer is there. */
export const questionProgressed = {
  name: 'question.progressed',
  payload: ofQuestion,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

/** Nobody was told about a company's new incidents for a while. */
export const incidentMailsLeft = {
  name: 'incident-mails.left',
  payload: ofCompany,
  ifLost: 'nothing',
  isAnnounced: false,
} as const satisfies EventSpec

/** A mail stands in the outbox. */
export const mailWritten = {
  name: 'mail.written',
  payload: z.object({ mailId: Id }),
  ifLost: 'swept',
  isAnnounced: false,
} as const satisfies EventSpec

/** A company's list of repositories, or what is known of them, is another than before. */
export const repositoriesSynced = {
  name: 'repositories.synced',
  payload: ofCompany,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

export const settingsChanged = {
  name: 'settings.changed',
  payload: ofCompany,
  ifLost: 'nothing',
  isAnnounced: true,
} as const satisfies EventSpec

export const eventCatalogue: readonly EventSpec[] = [
  batchStored,
  batchDigested,
  uploadDigested,
  uploadEnded,
  companyPartlyAnalysed,
  companyAnalysed,
  incidentOpened,
  incidentReturned,
  incidentChanged,
  incidentResolved,
  commentAdded,
  groupingCorrected,
  refinementWanted,
  investigationWanted,
  questionAsked,
  questionProgressed,
  incidentMailsLeft,
  mailWritten,
  repositoriesSynced,
  settingsChanged,
]
