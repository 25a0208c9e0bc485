import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFigures } from './compare/compare-figures.ts'
import { formatComparison } from './compare/format-comparison.ts'
import { formatScores } from './format-scores.ts'
import { generateCase } from './generate/generate-case.ts'
import { generateLabelledLogs } from './generate/generate-labelled-log.ts'
import { writeCase } from './generate/write-case.ts'
import type { EvaluationArguments } from './parse-arguments.ts'
import { recognisePattern, recognisePatternFromLog } from './recognise-pattern.ts'
import { analyzeAll, runEngine, templateIdsOf } from './run-engine.ts'
import { scenarioFolders } from './scenarios/scenario-folders.ts'
import { calibrate } from './score/calibrate.ts'
import { findCases } from './score/find-cases.ts'
import { scoreCase } from './score/score-case.ts'
import { scoreLooks } from './score/score-looks.ts'
import { scorePatterns } from './score/score-patterns.ts'
import { scoreLabelledLogs, scoreTemplates } from './score/score-templates.ts'
import { summarize, type Scores } from './score/summarize.ts'
import { learn } from './train/learn.ts'
import { withLessons } from './train/lessons.ts'
import { readTrainingFigures } from './train/training-figures.ts'

/** What is printed, and what `--json` prints. */
export type Report = readonly [string, object]

/** Scored beside the carried scenarios when nothing else is asked for. */
const STANDING = { seed: 2_026, count: 120, out: null }
const PATTERN_SEED = 2_026
const PATTERN_SERIES = 400
const PATTERN_LOGS = 80
const STORIES = 40
const LOOKS_WRITTEN_AT_MS = Date.UTC(2026, 11, 1)

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
    return folders.length > 0 ? score(folders, false) : scoreAll({ folders: scenarioFolders(), generate: STANDING })
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

/** Without folders of its own, the product's figures stand beside those of the training and of the first sight. */
export function reportFindings(args: EvaluationArguments): Report {
  const scores = scoreAll(args)
  const summary = summarize(scores)
  const calibration = calibrate(scores.cases)
  const text = formatScores(scores, summary, calibration)
  if (args.folders.length > 0 || args.generate) return [text, { summary, calibration, ...scores }]
  const trained = args.crossValidate ? withLessons(learn).figures : readTrainingFigures()
  const comparison = compareFigures(scores.cases.slice(0, -STANDING.count), trained)
  const told = args.crossValidate ? 'trained now' : 'of the last training (--cross-validate trains now)'
  return [`${text}\n\n${formatComparison(comparison, told)}`, { summary, calibration, comparison, ...scores }]
}
