import { readFileSync, writeFileSync } from 'node:fs'
import type { Figures } from '../score/figures.ts'

/** What the training saw of its own weights, by set. */
export interface TrainingFigures {
  readonly dataHash: string
  readonly inSample: Readonly<Record<string, Figures>>
  /** By weights that no case of the family was part of, in five folds. */
  readonly crossValidated: Readonly<Record<string, Figures>>
  /** Each blind batch by weights that were trained on all but it. */
  readonly leftOut: Readonly<Record<string, Figures>>
}

const FILE = new URL('../../training-figures.json', import.meta.url)

export const readTrainingFigures = (): TrainingFigures => JSON.parse(readFileSync(FILE, 'utf8')) as TrainingFigures

export const writeTrainingFigures = (figures: TrainingFigures): void => writeFileSync(FILE, formatFigures(figures))

/** A line for each set. */
const formatFigures = ({ dataHash, ...judged }: TrainingFigures): string => {
  const parts = Object.entries(judged).map(([name, bySet]) => {
    const sets = Object.entries(bySet).map(([set, figures]) => `    ${JSON.stringify(set)}: ${JSON.stringify(figures)}`)
    return `  ${JSON.stringify(name)}: {\n${sets.join(',\n')}\n  }`
  })
  return `{\n  "dataHash": ${JSON.stringify(dataHash)},\n${parts.join(',\n')}\n}\n`
}
