import { writeFileSync } from 'node:fs'
import { buildFeatures } from './build-features.ts'
import { collectStatements, type LabelledText } from './collect-statements.ts'
import { crossValidate, type Validation } from './cross-validate.ts'
import { fetchPackages, folderOf } from './fetch-packages.ts'
import { formatWeights } from './format-weights.ts'
import { hashOfPinnedPackages, readPinnedPackages, type PinnedPackage } from './pinned-packages.ts'
import { digestOfSources, readSources } from './read-sources.ts'
import { trainWeights, type TrainingOptions } from './train-weights.ts'

const OPTIONS: TrainingOptions = { epochs: 12, rate: 0.1, l2: 0.5, keep: 24_000 }

export interface TrainedLexicon {
  readonly packages: number
  readonly houses: number
  readonly statements: {
    readonly bad: number
    readonly warning: number
    readonly fine: number
    readonly raised: number
  }
  readonly entries: number
  readonly sizeBytes: number
  readonly validation: Validation
}

/** Fetches, reads, learns and writes. The same list gives the same file. */
export async function trainLexicon(cache: string, output: URL): Promise<TrainedLexicon> {
  const packages = readPinnedPackages()
  await fetchPackages(cache, packages)
  const texts = collectStatements(packages, (entry) => pinnedSources(cache, entry))
  const features = buildFeatures(texts)
  const validation = crossValidate(texts, features, OPTIONS)
  const weights = trainWeights(texts, features, [...texts.keys()], OPTIONS)
  const file = formatWeights(features, weights, {
    pinned: hashOfPinnedPackages(),
    packages: packages.length,
    statements: texts.length,
    scale: validation.scale,
    shift: validation.shift,
  })
  writeFileSync(output, file)
  return {
    packages: packages.length,
    houses: new Set(texts.map(({ house }) => house)).size,
    statements: {
      bad: count(texts, ({ raised, badness }) => !raised && badness > 0.75),
      warning: count(texts, ({ raised, badness }) => !raised && badness >= 0.25 && badness <= 0.75),
      fine: count(texts, ({ raised, badness }) => !raised && badness < 0.25),
      raised: count(texts, ({ raised }) => raised),
    },
    entries: Number(/entries: (\d+)/.exec(file)?.[1]),
    sizeBytes: file.length,
    validation,
  }
}

const count = (texts: readonly LabelledText[], holds: (text: LabelledText) => boolean): number =>
  texts.filter(holds).length

function pinnedSources(cache: string, entry: PinnedPackage): readonly string[] {
  const sources = readSources(folderOf(cache, entry))
  const digest = digestOfSources(sources)
  if (digest === entry.sources) return sources
  throw new Error(`${entry.registry} ${entry.name} ${entry.version} has other sources (${digest}) than were pinned.`)
}
