import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatWeights, learn } from './learn.ts'
import { withLessons } from './lessons.ts'
import { formatTrainedLexicon } from './lexicon/format-trained-lexicon.ts'
import { trainLexicon } from './lexicon/train-lexicon.ts'
import { writeStatementWeights } from './statements/write-statement-weights.ts'
import { writeTrainingFigures } from './training-figures.ts'

const USAGE = `Usage: npm run train -- weights | statements | lexicon

  weights     what speaks for and against an alarm and a cause, from the scenarios, generated cases and all blind batches
  statements  whether the words of a line state a cause, a consequence, an act or nothing, from hand-written stories
  lexicon     how bad the words of a log message are, from the log statements of pinned packages of the registries.
              Needs npm, Python with pip, Maven, Go and Cargo, and some gigabytes in .cache/train.`
const BAD_INPUT = 2

const CACHE = fileURLToPath(new URL('../../../../.cache/train/lexicon', import.meta.url))
const LEXICON = new URL('../../../analysis/src/frame/lexicon-weights.ts', import.meta.url)
const WEIGHTS = new URL('../../../analysis/src/weigh/weights.json', import.meta.url)

function trainWeights(): void {
  const { weights, figures, inSample } = withLessons(learn)
  writeFileSync(WEIGHTS, formatWeights(weights))
  writeTrainingFigures(figures)
  process.stdout.write(`in-sample        ${inSample}\ncross-validated  ${weights.crossValidated}\n`)
}

if (process.argv[2] === 'lexicon' && process.argv.length === 3) {
  process.stdout.write(`${formatTrainedLexicon(await trainLexicon(CACHE, LEXICON))}\n`)
} else if (process.argv[2] === 'weights' && process.argv.length === 3) {
  trainWeights()
} else if (process.argv[2] === 'statements' && process.argv.length === 3) {
  process.stdout.write(`${writeStatementWeights()}\n`)
} else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = BAD_INPUT
}
