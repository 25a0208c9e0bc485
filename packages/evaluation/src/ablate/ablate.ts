import type { Weights } from '@holdfast/analysis/weigh/weights'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { verdictOf } from '../score/verdict-of.ts'
import { figuresOf, type Figures } from '../score/figures.ts'
import { chooseThreshold } from '../train/choose-threshold.ts'
import { foldOf, loudestOf } from '../train/cross-validate.ts'
import { bagsOfCases, fitBags, type Bag } from '../train/fit-alarms.ts'
import { choicesOf, fitChoices, type Choice } from '../train/fit-roots.ts'
import { NO_WORDS } from '../train/fit-words.ts'
import type { ReadLessons } from '../train/read-lessons.ts'
import { scoreTraining } from '../train/score-training.ts'
import { FIT } from '../train/train-weights.ts'
import type { TrainingCase } from '../train/training-case.ts'
import { ablatedTraits, type AblatedTrait } from './ablated-traits.ts'

/** Families of one half are judged by what was learned from the other. */
const HALVES = 2
/** One family of so many is judged: all of them would take a night. */
const JUDGED = 2
/** From what the whole model learned it is not far to what it learns without one trait. */
const STEPS = 120

interface Half {
  readonly bags: readonly Bag[]
  readonly choices: readonly Choice[]
  readonly weights: Weights
  readonly judged: readonly TrainingCase[]
}

interface Outcome {
  readonly figures: Figures
  readonly verdicts: ReadonlyMap<TrainingCase, string>
}

export interface Ablation extends AblatedTrait {
  readonly without: Figures
  /** Families of which a verdict changes, and those of them that are right only with the trait, or only without it. */
  readonly changed: number
  readonly served: number
  readonly harmed: number
}

export interface Ablations {
  readonly full: Figures
  readonly traits: readonly Ablation[]
  /** Traits that speak in no case at all. */
  readonly silent: readonly AblatedTrait[]
}

/** Leaves out each trait in turn (without words and trees, which would make up for many), learns the rest anew and judges cases of families that nothing was learned from. */
export function ablate(lessons: ReadLessons, say: (done: number, of: number) => void): Ablations {
  const halves = Array.from({ length: HALVES }, (_, fold) => prepare(lessons, fold))
  const full = judge(halves, null)
  const all = ablatedTraits()
  const speaking = all.filter((trait) => halves.some((half) => speaks(trait, half)))
  const traits = speaking.map((trait, index) => {
    const outcome = judge(halves, trait)
    say(index + 1, speaking.length)
    return { ...trait, without: outcome.figures, ...compareFamilies(full.verdicts, outcome.verdicts) }
  })
  return { full: full.figures, traits, silent: all.filter((trait) => !speaking.includes(trait)) }
}

function prepare({ cases }: ReadLessons, fold: number): Half {
  const learned = cases.filter((training) => foldOf(training, HALVES) !== fold)
  const bags = bagsOfCases(learned)
  const alarm = fitBags(bags, FIT)
  const choices = learned.flatMap((training) => choicesOf(training, alarm))
  return {
    bags,
    choices,
    weights: { ...WEIGHTS, alarm, root: fitChoices(choices, FIT), words: NO_WORDS, trees: [], alarmTrees: [] },
    judged: cases.filter((training) => foldOf(training, HALVES * JUDGED) === fold),
  }
}

const speaks = ({ model, at }: AblatedTrait, { bags, choices }: Half): boolean =>
  (model === 'alarm' ? bags : choices).some(({ vectors }) => vectors.some((vector) => vector[at] !== 0))

/** The other model stays as it is: an alarm's traits are not weighed against those of a cause. */
function relearn({ bags, choices, weights }: Half, trait: AblatedTrait | null): Weights {
  const options = { ...FIT, steps: STEPS, ...(trait && { without: trait.name }) }
  return {
    ...weights,
    alarm: trait?.model === 'root' ? weights.alarm : fitBags(bags, { ...options, from: weights.alarm }),
    root: trait?.model === 'alarm' ? weights.root : fitChoices(choices, { ...options, from: weights.root }),
  }
}

function judge(halves: readonly Half[], trait: AblatedTrait | null): Outcome {
  const learned = halves.map((half) => ({ ...half, weights: relearn(half, trait) }))
  const threshold = chooseThreshold(
    learned.flatMap(({ judged, weights }) =>
      judged.filter(({ kind }) => kind === 'clean').map((training) => loudestOf(training, weights)),
    ),
  )
  const scored = learned.flatMap(({ judged, weights }) =>
    judged.map((training) => ({ training, score: scoreTraining(training, { ...weights, threshold }) })),
  )
  return {
    figures: figuresOf(scored.map(({ score }) => score)),
    verdicts: new Map(scored.map(({ training, score }) => [training, verdictOf(score)])),
  }
}

const rightness = (verdict: string): number =>
  verdict.split(', ').filter((word) => word === 'right' || word === 'clean').length

function compareFamilies(before: Outcome['verdicts'], after: Outcome['verdicts']) {
  const changed = [...before]
    .map(([training, was]) => ({ family: training.family, was, is: after.get(training) ?? was }))
    .filter(({ was, is }) => is !== was)
  const families = (some: typeof changed): number => new Set(some.map(({ family }) => family)).size
  const served = changed.filter(({ was, is }) => rightness(was) > rightness(is))
  const harmed = changed.filter(({ was, is }) => rightness(was) < rightness(is))
  return { changed: families(changed), served: families(served), harmed: families(harmed) }
}
