import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createModelClient, type ModelClient } from '@holdfast/llm/client/create-model-client'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { allBatchNames, writeBatch } from '../batches/write-batch.ts'
import { readModelConfig } from '../config.ts'
import { entriesOf } from '../packs/packed-folder.ts'
import { UsageError, type EvaluationArguments } from '../parse-arguments.ts'
import type { Report } from '../report-findings.ts'
import { findScenario } from '../scenarios/scenario-folders.ts'
import { readStory } from '../metamorphic/story.ts'
import { writeStory } from '../metamorphic/write-story.ts'
import { findCases } from '../score/find-cases.ts'
import { readTruth } from '../score/score-case.ts'
import { CaseRecording } from './case-recording.ts'
import { openDesk } from './desk.ts'
import { formatInvestigations, summarizeInvestigations } from './format-investigations.ts'
import { investigateCase, type CaseOptions, type InvestigatedCase } from './investigate-case.ts'
import { insertOrders } from '../metamorphic/transforms/insert-orders.ts'
import { createReplayingClient } from './replaying-client.ts'

const WITH_ORDERS = fileURLToPath(new URL('../../../../.cache/with-orders/', import.meta.url))
const MAX_TURNS = 10
/** Whoever sits at a desk thinks for longer than any endpoint. */
const DESK_TIMEOUT_MS = 7 * 86_400_000
const LIMITS = { maxTokens: 1_600, attempts: 2, breakAfter: 5, breakMs: 30_000, nowMs: Date.now, random: Math.random }

const common = (contextTokens: number): Omit<CaseOptions, 'client' | 'model'> => ({
  contextTokens,
  maxTurns: MAX_TURNS,
  randomHex: () => randomBytes(16).toString('hex'),
  now: Date.now,
})

type Ask = (folder: string, index: number) => Promise<InvestigatedCase>

/** Each case of a folder, with the model of the environment, at a desk, or as it was recorded. */
export async function reportInvestigations(args: EvaluationArguments): Promise<Report> {
  const { cases: folders } = findCases(args.investigate ?? '')
  if (folders.length === 0) throw new UsageError(`There are no cases in ${args.investigate}.`)
  const settings = readModelConfig()
  if (args.replay !== null) return report(await replayFolder(args.replay, folders, settings))
  const cases = args.orders ? folders.map(writeWithOrders) : folders
  const desk = args.desk === null ? null : await openDesk(args.desk)
  if (desk) say(`The desk is ${args.desk}: each case asks in a folder of its own.`)
  try {
    const ask: Ask = (folder, index) =>
      investigateCase(folder, {
        ...common(settings.investigationTokens),
        client: desk
          ? clientOf({ ...settings, timeoutMs: DESK_TIMEOUT_MS }, desk.baseUrlOf(visitorOf(index)), null)
          : clientOf(settings),
        model: desk ? 'desk' : (settings.operator?.model ?? ''),
        onStep: (step) => say(`${visitorOf(index)} ${'told' in step ? step.told : step.type}`),
      })
    if (!desk && !settings.operator)
      throw new UsageError('--investigate needs OPENAI_API_KEY, OPENAI_BASE_URL or --desk.')
    return report(await inParallel(cases, args.parallel, keeping(args.record, ask, settings, args.orders)))
  } finally {
    await desk?.stop()
  }
}

/** Serves until it is stopped. */
export async function serveDesk(folder: string): Promise<Report> {
  const desk = await openDesk(folder)
  say(`OPENAI_BASE_URL=${desk.baseUrlOf('visitor')}`)
  const stopped = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.resolve())
  await stopped.promise
  await desk.stop()
  return ['The desk is closed.', {}]
}

export const reportReplayedCases = async (recordings: readonly CaseRecording[]): Promise<Report> =>
  report(await replayKnownCases(recordings))

/** Recordings of cases that lie among the scenarios and the blind batches. */
export async function replayKnownCases(recordings: readonly CaseRecording[]): Promise<InvestigatedCase[]> {
  const known = new Map(
    allBatchNames().flatMap((name) => findCases(writeBatch(name)).cases.map((one) => [basename(one), one])),
  )
  const settings = readModelConfig()
  const cases: InvestigatedCase[] = []
  for (const recording of recordings) {
    const folder = known.get(recording.case) ?? findScenario(recording.case)
    if (folder === undefined)
      throw new UsageError(`There is no case ${recording.case}; name its folder by --investigate.`)
    cases.push(await replay(recording, recording.orders ? writeWithOrders(folder) : folder, settings))
  }
  return cases
}

/** Null where the folder holds recordings of another kind. */
export function readCaseRecordings(folder: string): CaseRecording[] | null {
  const files = existsSync(folder) ? entriesOf(folder).filter(({ name }) => name.endsWith('.json')) : []
  const read = files.map(({ path }) => readCaseRecording(path))
  return read.length > 0 && read.every((one) => one !== null) ? read : null
}

const readCaseRecording = (path: string): CaseRecording | null =>
  CaseRecording.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null

const say = (text: string): void => void process.stderr.write(`${text}\n`)

const report = (cases: readonly InvestigatedCase[]): Report => [
  formatInvestigations(cases),
  {
    summary: summarizeInvestigations(cases),
    cases: cases.map(({ name, score, engine, investigation, recording }) => ({
      name,
      score,
      engine,
      failure: investigation?.failure ?? null,
      steps: investigation?.steps ?? [],
      turns: recording.turns.length,
    })),
  },
]

/** Says nothing of what the case is. */
const visitorOf = (index: number): string => `case-${String(index + 1).padStart(2, '0')}`

const recordingName = (caseFolder: string): string => `${readTruth(caseFolder).name.replaceAll(/[^\w.-]+/g, '-')}.json`

function findCaseRecording(folder: string, caseFolder: string): CaseRecording | null {
  const name = recordingName(caseFolder)
  const entry = existsSync(folder) ? entriesOf(folder).find((one) => one.name === name) : undefined
  return entry === undefined ? null : readCaseRecording(entry.path)
}

/** Beside the case as it is: its folder in the cache. */
const writeWithOrders = (folder: string): string => writeStory(WITH_ORDERS, insertOrders(readStory(folder)))

/** What is recorded already is not asked again; what was asked is kept at once. */
function keeping(folder: string | null, ask: Ask, settings: ModelSettings, orders: boolean): Ask {
  if (folder === null) return ask
  mkdirSync(folder, { recursive: true })
  return async (caseFolder, index) => {
    const known = findCaseRecording(folder, caseFolder)
    if (known) return replay(known, caseFolder, settings)
    const path = join(folder, recordingName(caseFolder))
    const done = await ask(caseFolder, index)
    if (done.investigation?.checked) {
      writeFileSync(`${path}.draft`, `${JSON.stringify({ ...done.recording, orders }, null, 2)}\n`)
      renameSync(`${path}.draft`, path)
    }
    return done
  }
}

async function replayFolder(
  folder: string,
  cases: readonly string[],
  settings: ModelSettings,
): Promise<InvestigatedCase[]> {
  const done: InvestigatedCase[] = []
  for (const one of cases) {
    const recording = findCaseRecording(folder, one)
    if (recording) done.push(await replay(recording, recording.orders ? writeWithOrders(one) : one, settings))
  }
  if (done.length === 0) throw new UsageError(`There are no recordings of these cases in ${folder}.`)
  return done
}

async function replay(recording: CaseRecording, folder: string, settings: ModelSettings): Promise<InvestigatedCase> {
  const done = await investigateCase(folder, {
    ...common(settings.investigationTokens),
    client: createReplayingClient(recording),
    model: recording.model,
  })
  // What it cost is what it cost then.
  return { ...done, recording }
}

function clientOf(settings: ModelSettings, baseUrl?: string, apiKey?: null): ModelClient {
  const operator = settings.operator ?? { baseUrl: '', apiKey: null, model: 'desk' }
  return createModelClient({
    ...settings,
    ...operator,
    ...LIMITS,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(apiKey !== undefined && { apiKey }),
    idleMs: settings.timeoutMs,
    concurrency: 1,
  })
}

async function inParallel(folders: readonly string[], count: number, ask: Ask): Promise<InvestigatedCase[]> {
  const done: InvestigatedCase[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < folders.length) {
      const index = next++
      const one = await ask(folders[index] ?? '', index)
      done[index] = one
    }
  }
  await Promise.all(Array.from({ length: Math.min(count, folders.length) }, work))
  return done
}
