import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import { formatAnswerScores } from './answers/format-answer-scores.ts'
import { readAskedScenarios, scoreAnswers, summarizeAnswers } from './answers/score-answers.ts'
import { createModelClient } from '@holdfast/llm/client/create-model-client'
import { readModelConfig } from './config.ts'
import { formatScores } from './format-scores.ts'
import { generateCase } from './generate/generate-case.ts'
import { generateLabelledLogs } from './generate/generate-labelled-log.ts'
import { writeCase } from './generate/write-case.ts'
import { parseArguments, USAGE, UsageError, type EvaluationArguments } from './parse-arguments.ts'
import { recognisePattern, recognisePatternFromLog } from './recognise-pattern.ts'
import { analyzeAll, runEngine, templateIdsOf } from './run-engine.ts'
import { formatReplay } from './replay/format-replay.ts'
import { readRecordings, truthOf } from './replay/read-recordings.ts'
import { recordScenarios } from './replay/record-scenarios.ts'
import { scoreRecording } from './replay/score-recording.ts'
import { summarizeRecordings } from './replay/summarize-recordings.ts'
import { calibrate } from './score/calibrate.ts'
import { findCases } from './score/find-cases.ts'
import { scoreCase } from './score/score-case.ts'
import { scoreLooks } from './score/score-looks.ts'
import { scorePatterns } from './score/score-patterns.ts'
import { scoreLabelledLogs, scoreTemplates } from './score/score-templates.ts'
import { summarize, type Scores } from './score/summarize.ts'

const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))
const OWN_SCENARIOS = folderOf('scenarios')
/** Scored beside the carried scenarios when nothing else is asked for. */
const STANDING = { seed: 2_026, count: 120, out: null }
const PATTERN_SEED = 2_026
const PATTERN_SERIES = 400
const PATTERN_LOGS = 80
const STORIES = 40
const LOOKS_WRITTEN_AT_MS = Date.UTC(2026, 11, 1)
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

/** What is printed, and what `--json` prints. */
type Report = readonly [string, object]

function score(folders: readonly string[], withLabelledLogs: boolean): Scores {
  const found = folders.map(findCases)
  return {
    cases: found.flatMap(({ cases }) => cases).map((folder) => scoreCase(folder, runEngine)),
    templates: [
      ...found.flatMap(({ templates }) => templates).flatMap((folder) => scoreTemplates(folder, templateIdsOf)),
      ...(withLabelledLogs ? scoreLabelledLogs(generateLabelledLogs(PATTERN_SEED), templateIdsOf) : []),
    ],
    patterns: scorePatterns(PATTERN_SEED, PATTERN_SERIES, recognisePattern),
    patternsFromLogs: scorePatterns(PATTERN_SEED, PATTERN_LOGS, recognisePatternFromLog),
    looks: scoreLooks(PATTERN_SEED, STORIES, (files) =>
      analyzeAll(
        files.map(({ name, text }) => ({ source: name, bytes: Buffer.from(text) })),
        LOOKS_WRITTEN_AT_MS,
      ),
    ),
  }
}

/** Scores with the generated scenarios in reach; they are removed again unless they are to be kept. */
function scoreAll({ folders, generate }: Pick<EvaluationArguments, 'folders' | 'generate'>): Scores {
  if (!generate)
    return folders.length > 0 ? score(folders, false) : scoreAll({ folders: [OWN_SCENARIOS], generate: STANDING })
  const parent = generate.out ?? mkdtempSync(join(tmpdir(), 'scenarios-'))
  try {
    const fresh = Array.from({ length: generate.count }, (_, index) =>
      writeCase(parent, generateCase(generate.seed, index)),
    )
    return score([...folders, ...fresh], true)
  } finally {
    if (generate.out === null) rmSync(parent, { recursive: true })
  }
}

function reportFindings(args: EvaluationArguments): Report {
  const scores = scoreAll(args)
  const summary = summarize(scores)
  const calibration = calibrate(scores.cases)
  return [formatScores(scores, summary, calibration), { summary, calibration, ...scores }]
}

function reportAnswers(): Report {
  const answers = scoreAnswers(readAskedScenarios(folderOf('questions'), OWN_SCENARIOS), answerQuestion)
  return [formatAnswerScores(answers), { summary: summarizeAnswers(answers), answers }]
}

function reportReplay(folder: string): Report {
  const scores = readRecordings(folder).map((recording) => scoreRecording(recording, truthOf(recording, OWN_SCENARIOS)))
  return [formatReplay(scores), { summary: summarizeRecordings(scores), recordings: scores }]
}

async function reportRecording(folder: string): Promise<Report> {
  const settings = readModelConfig()
  if (!settings.operator) throw new UsageError('--record needs OPENAI_API_KEY or OPENAI_BASE_URL.')
  const recordings = await recordScenarios(readAskedScenarios(folderOf('questions'), OWN_SCENARIOS), {
    ...settings,
    folder,
    client: createModelClient({ ...settings, ...settings.operator, ...RECORDING_LIMITS }),
    now: () => new Date(),
    randomHex: () => randomBytes(16).toString('hex'),
  })
  return [`${recordings} recordings are in ${folder}.`, { recordings }]
}

const report = (args: EvaluationArguments): Report | Promise<Report> => {
  if (args.answers) return reportAnswers()
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
