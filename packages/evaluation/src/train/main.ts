import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allBatchNames, writeBatch } from '../batches/write-batch.ts'
import { findCases } from '../score/find-cases.ts'
import { formatWeights, learn } from './learn.ts'
import { keepAlarms } from './left-alarms.ts'
import { keepChoices } from './left-choices.ts'
import { withLessons } from './lessons.ts'
import { formatTrainedLexicon } from './lexicon/format-trained-lexicon.ts'
import { trainLexicon } from './lexicon/train-lexicon.ts'
import { leaveStories } from './statements/leave-stories.ts'
import { tellBatch } from './statements/tell-batch.ts'
import { writeStatementWeights } from './statements/write-statement-weights.ts'
import { readTrainingCase } from './read-training-case.ts'
import { writeTrainingFigures } from './training-figures.ts'

const USAGE = `Usage: npm run train -- weights | statements | stories BATCH… | choices BATCH… | leave FILE… | lexicon

  weights     what speaks for and against an alarm and a cause, from the scenarios, generated cases and all blind batches
  statements  whether the words of a line state a cause, a consequence, an act or nothing, from stories
  stories     tells blind batches as stories, before they leave
  choices     keeps what was heard and what was to choose from in blind batches, before they leave, in left/
  leave       takes files of stories out of the pack; what their words teach stays, in left/words.br
  lexicon     how bad the words of a log message are, from the log statements of pinned packages of the registries.
              Needs npm, Python with pip, Maven, Go and Cargo, and some gigabytes in .cache/train.`
const BAD_INPUT = 2
const UNSEEN = { weight: 1, isWhole: true }

const CACHE = fileURLToPath(new URL('../../../../.cache/train/lexicon', import.meta.url))
const LEXICON = new URL('../../../analysis/src/frame/lexicon-weights.ts', import.meta.url)
const STORIES = new URL('../../stories/', import.meta.url)
const WEIGHTS = new URL('../../../analysis/src/weigh/weights.json', import.meta.url)

function trainWeights(): void {
  const { weights, figures, inSample } = withLessons(learn)
  writeFileSync(WEIGHTS, formatWeights(weights))
  writeTrainingFigures(figures)
  process.stdout.write(`in-sample        ${inSample}\ncross-validated  ${weights.crossValidated}\n`)
}

function writeStories(batches: readonly string[]): void {
  for (const batch of batches) {
    const stories = tellBatch(writeBatch(batch))
    writeFileSync(new URL(`batch-${batch}.jsonl`, STORIES), stories)
    process.stdout.write(`stories/batch-${batch}.jsonl: ${stories.split('\n').length - 1} stories\n`)
  }
}

function writeChoices(batches: readonly string[]): void {
  for (const batch of batches) {
    const cases = findCases(writeBatch(batch)).cases.map((folder) => readTrainingCase(folder, UNSEEN))
    process.stdout.write(`${batch}: ${keepChoices(batch, cases)} choices, ${keepAlarms(batch, cases)} alarms\n`)
  }
}

const [, , command, ...rest] = process.argv
const areBatches = rest.length > 0 && rest.every((name) => allBatchNames().includes(name))

if (command === 'lexicon' && rest.length === 0) {
  process.stdout.write(`${formatTrainedLexicon(await trainLexicon(CACHE, LEXICON))}\n`)
} else if (command === 'weights' && rest.length === 0) {
  trainWeights()
} else if (command === 'stories' && areBatches) {
  writeStories(rest)
} else if (command === 'choices' && areBatches) {
  writeChoices(rest)
} else if (command === 'leave' && rest.length > 0) {
  process.stdout.write(`${leaveStories(rest)}\n`)
} else if (command === 'statements' && rest.length === 0) {
  process.stdout.write(`${writeStatementWeights()}\n`)
} else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = BAD_INPUT
}
