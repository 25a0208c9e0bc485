import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { batchNames, writeBatch } from '../batches/write-batch.ts'
import { generateCase } from '../generate/generate-case.ts'
import { writeCase } from '../generate/write-case.ts'
import { learn } from './learn.ts'
import { formatTrainedLexicon } from './lexicon/format-trained-lexicon.ts'
import { trainLexicon } from './lexicon/train-lexicon.ts'

const USAGE = `Usage: npm run train -- weights | lexicon

  weights   what speaks for and against an alarm and a cause, from the scenarios, generated cases and all blind batches
  lexicon   how bad the words of a log message are, from the log statements of pinned packages of the registries.
            Needs npm, Python with pip, Maven, Go and Cargo, and some gigabytes in .cache/train.`
const BAD_INPUT = 2

const CACHE = fileURLToPath(new URL('../../../../.cache/train/lexicon', import.meta.url))
const LEXICON = new URL('../../../analysis/src/frame/lexicon-weights.ts', import.meta.url)
const WEIGHTS = new URL('../../../analysis/src/weigh/weights.json', import.meta.url)
const SCENARIOS = fileURLToPath(new URL('../../scenarios', import.meta.url))
const GENERATED = { seed: 11, count: 120 }
/** What was written blind tells most of logs that nobody has seen, and what a generator writes least. */
const LESSON = { scenario: 1, blind: 2, generated: 0.3 } as const

function trainWeights(): void {
  const generated = mkdtempSync(join(tmpdir(), 'generated-'))
  try {
    for (let index = 0; index < GENERATED.count; index++) writeCase(generated, generateCase(GENERATED.seed, index))
    const { weights, inSample } = learn([
      { folder: SCENARIOS, weight: LESSON.scenario },
      ...batchNames().map((name) => ({ folder: writeBatch(name), weight: LESSON.blind })),
      { folder: generated, weight: LESSON.generated },
    ])
    writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`)
    process.stdout.write(`in-sample        ${inSample}\ncross-validated  ${weights.crossValidated}\n`)
  } finally {
    rmSync(generated, { recursive: true })
  }
}

if (process.argv[2] === 'lexicon' && process.argv.length === 3) {
  process.stdout.write(`${formatTrainedLexicon(await trainLexicon(CACHE, LEXICON))}\n`)
} else if (process.argv[2] === 'weights' && process.argv.length === 3) {
  trainWeights()
} else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = BAD_INPUT
}
