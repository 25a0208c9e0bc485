import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import { formatAnswerScores } from './answers/format-answer-scores.ts'
import { readAskedScenarios, scoreAnswers, summarizeAnswers } from './answers/score-answers.ts'
import { createModelClient } from '@holdfast/llm/client/create-model-client'
import { runAblation } from './ablate/run-ablation.ts'
import { formatAblations } from './ablate/format-ablations.ts'
import { readModelConfig } from './config.ts'
import {
  readCaseRecordings,
  reportInvestigations,
  reportReplayedCases,
  serveDesk,
} from './investigate/report-investigations.ts'
import { packEntries } from './packs/pack-entries.ts'
import { parseArguments, USAGE, UsageError, type EvaluationArguments } from './parse-arguments.ts'
import { formatReplay } from './replay/format-replay.ts'
import { readRecordings, truthOf } from './replay/read-recordings.ts'
import { recordScenarios } from './replay/record-scenarios.ts'
import { scoreRecording } from './replay/score-recording.ts'
import { summarizeRecordings } from './replay/summarize-recordings.ts'
import { reportFindings, type Report } from './report-findings.ts'
import { flipsOf, judgeCases, readVerdicts, writeVerdicts } from './verdicts/verdicts.ts'

const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))
const BAD_INPUT = 2

const RECORDING_LIMITS = {
  idleMs: 60_000,
  maxTokens: 1_000,
  attempts: 2,
  breakAfter: 5,
  breakMs: 30_000,
  nowMs: Date.now,
  random: Math.random,
}

function reportAnswers(): Report {
  const answers = scoreAnswers(readAskedScenarios(folderOf('questions')), answerQuestion)
  return [formatAnswerScores(answers), { summary: summarizeAnswers(answers), answers }]
}

function reportReplay(folder: string): Report | Promise<Report> {
  const cases = readCaseRecordings(folder)
  if (cases !== null) return reportReplayedCases(cases)
  const scores = readRecordings(folder).map((recording) => scoreRecording(recording, truthOf(recording)))
  return [formatReplay(scores), { summary: summarizeRecordings(scores), recordings: scores }]
}

function reportPacking(paths: readonly string[]): Report {
  const held = packEntries(paths)
  return [
    Object.entries(held)
      .map(([kind, count]) => `The pack of ${kind} holds ${count}.`)
      .join('\n'),
    held,
  ]
}

function reportVerdicts(): Report {
  const verdicts = judgeCases(1)
  const flips = flipsOf(readVerdicts(), verdicts)
  writeVerdicts(verdicts)
  const cases = Object.keys(verdicts).length
  return [[...flips, `${flips.length} of ${cases} verdicts flip.`].join('\n'), { cases, flips }]
}

function reportAblation(): Report {
  const ablations = runAblation()
  return [formatAblations(ablations), ablations]
}

async function reportRecording(folder: string): Promise<Report> {
  const settings = readModelConfig()
  if (!settings.operator) throw new UsageError('--record needs OPENAI_API_KEY or OPENAI_BASE_URL.')
  const recordings = await recordScenarios(readAskedScenarios(folderOf('questions')), {
    ...settings,
    folder,
    client: createModelClient({ ...settings, ...settings.operator, ...RECORDING_LIMITS }),
    now: () => new Date(),
    randomHex: () => randomBytes(16).toString('hex'),
  })
  return [`${recordings} recordings are in ${folder}.`, { recordings }]
}

const report = (args: EvaluationArguments): Report | Promise<Report> => {
  if (args.pack) return reportPacking(args.folders)
  if (args.verdicts) return reportVerdicts()
  if (args.ablate) return reportAblation()
  if (args.answers) return reportAnswers()
  if (args.investigate !== null) return reportInvestigations(args)
  if (args.desk !== null) return serveDesk(args.desk)
  if (args.replay !== null) return reportReplay(args.replay)
  return args.record === null ? reportFindings(args) : reportRecording(args.record)
}

try {
  const args = parseArguments(process.argv.slice(2))
  const [text, result] = await report(args)
  process.stdout.write(`${text}\n`)
  if (args.json) process.stdout.write(`${JSON.stringify(result)}\n`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n\n${USAGE}\n`)
  process.exitCode = BAD_INPUT
}
