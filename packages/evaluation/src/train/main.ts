import { fileURLToPath } from 'node:url'
import { formatTrainedLexicon } from './lexicon/format-trained-lexicon.ts'
import { trainLexicon } from './lexicon/train-lexicon.ts'

const USAGE = `Usage: npm run train -- lexicon

  lexicon   how bad the words of a log message are, from the log statements of pinned packages of the registries.
            Needs npm, Python with pip, Maven, Go and Cargo, and some gigabytes in .cache/train.`
const BAD_INPUT = 2

const CACHE = fileURLToPath(new URL('../../../../.cache/train/lexicon', import.meta.url))
const WEIGHTS = new URL('../../../analysis/src/frame/lexicon-weights.ts', import.meta.url)

if (process.argv[2] === 'lexicon' && process.argv.length === 3) {
  process.stdout.write(`${formatTrainedLexicon(await trainLexicon(CACHE, WEIGHTS))}\n`)
} else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = BAD_INPUT
}
