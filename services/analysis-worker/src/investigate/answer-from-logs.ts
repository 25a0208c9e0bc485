import type { Answer } from '@holdfast/contracts/assistant'
import { questionProgressed } from '@holdfast/contracts/events/catalogue'
import type { InvestigationStep } from '@holdfast/contracts/investigation'
import type { Database } from '@holdfast/database/open-database'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import { findQuestion, type QuestionRow } from '@holdfast/database/questions/find-question'
import { saveAnswer } from '@holdfast/database/questions/save-answer'
import type { CompanyCipher, CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { LogsAnswered, TimeWindow } from '@holdfast/investigator/answer/answer-from-logs'
import { citedLines, writeLogAnswer } from '@holdfast/investigator/answer/write-answer'
import { collectEvidence } from '@holdfast/investigator/evidence/collect-evidence'
import { uploadOfScope } from '@holdfast/records/digests/scopes'
import type { Investigator } from './create-investigator.ts'
import { describeStep } from './describe-investigation.ts'
import { MAX_RECORDS, readLogs, type LogsToRead, windowBetween, windowOf } from './read-logs.ts'

export interface AnswerDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly investigator: Investigator
}

export interface QuestionJob {
  readonly customerId: string
  readonly questionId: string
}

const NOT_PROVED = 'The logs were looked into, and nothing that was found could be proved by a line'
const NOT_REACHED = 'The language model could not be reached to look into the logs'

/** Lets a model look into the logs for a question; whoever waits sees each step. Without one, the answer of before stays. */
export async function answerFromLogs(
  { database, vault, investigator }: AnswerDependencies,
  { customerId, questionId }: QuestionJob,
  signal: AbortSignal,
): Promise<void> {
  const found = await database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const row = await findQuestion(tx, cipher, questionId)
    const incident = row && (await findIncident(tx, row.incidentId))
    if (!row || !incident || row.lookingSince === null) return null
    const [episode] = await listEpisodes(tx, incident.id)
    const policy = await readModelPolicy(tx, vault, customerId)
    return { cipher, row, incident, policy, jobId: episode ? uploadOfScope(episode.scope) : null }
  })
  if (!found) return
  const { cipher, row, incident, policy, jobId } = found
  const at = incident.startedAt ?? incident.createdAt
  const subjectOf = (window: TimeWindow | null): LogsToRead['subject'] => {
    if (jobId !== null) return { jobId }
    return { window: window ? windowBetween(window.fromMs, window.toMs) : windowOf(at, incident.createdAt) }
  }
  const steps: InvestigationStep[] = []
  const progress = keepProgress(database, cipher, { customerId, row })
  const answered = await investigator.answer(
    {
      customerId,
      incidentId: incident.id,
      questionId,
      askedBy: askerOf(row),
      question: row.question,
      about: `It is asked about an incident that began ${at.toISOString()}. Now it is ${new Date().toISOString()}.`,
      canLookAt: jobId === null,
      readWindow: (window) =>
        collectEvidence(readLogs({ database, customerId, cipher, subject: subjectOf(window) }), {
          maxRecords: MAX_RECORDS,
        }),
      onStep: (step) => {
        steps.push(describeStep(step))
        progress.save({ ...row.answer, steps: [...steps] }, false)
      },
      policy,
    },
    signal,
  )
  signal.throwIfAborted()
  progress.save(answered?.answer ? proved(row, answered, steps) : unproved(row, answered, steps), true)
  await progress.settled()
}

/** Saves one state after the other, and reports each. */
function keepProgress(
  database: Database,
  cipher: CompanyCipher,
  { customerId, row: { id } }: { readonly customerId: string; readonly row: QuestionRow },
) {
  let last = Promise.resolve()
  return {
    save: (answer: Answer, isWhole: boolean) => {
      last = last.then(() =>
        database.withTenant(customerId, async (tx, { publish }) => {
          if (await saveAnswer(tx, cipher, { id, answer, isWhole }))
            publish(questionProgressed, { customerId, questionId: id })
        }),
      )
      // A failure is that of `settled`; until then nobody else may see it unhandled.
      last.catch(() => undefined)
    },
    settled: () => last,
  }
}

function proved({ answer }: QuestionRow, answered: LogsAnswered, steps: InvestigationStep[]): Answer {
  const { answer: said, evidence } = answered
  if (!said) return answer
  return {
    ...answer,
    answer: writeLogAnswer(said, evidence),
    citations: citedLines(said).map(({ id, citation }) => ({
      line_id: id,
      timestamp: citation.timestampMs === null ? null : new Date(citation.timestampMs).toISOString(),
      message: citation.raw,
      service: citation.service,
      level: citation.level,
      quote_start: citation.start,
      quote_end: citation.end,
    })),
    source: 'model',
    notice: null,
    steps,
  }
}

function unproved({ answer }: QuestionRow, answered: LogsAnswered | null, steps: InvestigationStep[]): Answer {
  const isReached = answered !== null && answered.failure === 'no-report'
  const why = isReached ? NOT_PROVED : NOT_REACHED
  return { ...answer, notice: `${why}; this answer comes from the analysis alone.`, steps }
}

const askerOf = ({ personId, firstName, lastName, email }: QuestionRow) =>
  personId === null
    ? null
    : { userId: personId, name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), email: email ?? '' }
