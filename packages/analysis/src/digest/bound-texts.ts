import type { FoldedCounts, TemplateSummary } from '../model/digest.ts'
import { chooseSamples, HASHED_SAMPLES } from './choose-samples.ts'
import { shortenEvent } from './shorten-event.ts'
import { shortenTemplate } from './shorten-text.ts'

/** Characters of the samples' messages in all; what an event has beside its message is bounded by its message's bound. */
export const MAX_SAMPLE_CHARS = 3_000_000
/** Characters of the templates' texts in all. */
export const MAX_TEMPLATE_CHARS = 2_000_000
const LONGEST_TEMPLATE = 4_096

interface SampleBound {
  /** Samples of a unit beside its first and its last event. */
  readonly hashed: number
  /** Of the message of each. */
  readonly chars: number
}

/** From what an ordinary log keeps to what 20,000 units may. Each step keeps a part of what the one before keeps. */
const STEPS: readonly SampleBound[] = [
  { hashed: HASHED_SAMPLES, chars: 16_384 },
  { hashed: HASHED_SAMPLES, chars: 8_192 },
  { hashed: HASHED_SAMPLES, chars: 4_096 },
  { hashed: HASHED_SAMPLES, chars: 2_048 },
  { hashed: 4, chars: 2_048 },
  { hashed: 4, chars: 1_024 },
  { hashed: 2, chars: 1_024 },
  { hashed: 0, chars: 1_024 },
  { hashed: 0, chars: 512 },
  { hashed: 0, chars: 256 },
]
const LEAST: SampleBound = { hashed: 0, chars: 72 }

type Units = Readonly<Record<string, TemplateSummary>>

/**
 * Holds a digest's texts within their bounds. How much each unit keeps follows from how many units there are and how
 * often each was seen: both only grow as digests merge, so what a part keeps holds what the whole keeps.
 */
export function boundTexts(templates: Units, folded: FoldedCounts | undefined): { templates: Units; samples: number } {
  const units = Object.values(templates)
  // Units that were folded are counted no more: from then on the bound is that of the most units there may be.
  const bound = (folded?.units ?? 0) > 0 ? LEAST : chooseBound(units)
  const templateChars = Math.min(LONGEST_TEMPLATE, Math.floor(MAX_TEMPLATE_CHARS / Math.max(1, units.length)))
  return {
    templates: Object.fromEntries(
      Object.entries(templates).map(([key, unit]) => [key, boundUnit(unit, bound, templateChars)]),
    ),
    samples: countSamples(units, HASHED_SAMPLES) - countSamples(units, bound.hashed),
  }
}

const chooseBound = (units: readonly TemplateSummary[]): SampleBound =>
  STEPS.find(({ hashed, chars }) => countSamples(units, hashed) * chars <= MAX_SAMPLE_CHARS) ?? LEAST

/** At most so many: the first and the last may be among the others. */
const countSamples = (units: readonly TemplateSummary[], hashed: number): number =>
  units.reduce((sum, { count }) => sum + Math.min(count, hashed + 2), 0)

function boundUnit(unit: TemplateSummary, { hashed, chars }: SampleBound, templateChars: number): TemplateSummary {
  const text = shortenTemplate(unit.text, templateChars)
  const chosen = hashed === HASHED_SAMPLES ? unit.samples : chooseSamples(unit.samples, hashed)
  const samples = chosen.map((event) => shortenEvent(event, chars))
  const isSame = samples.length === unit.samples.length && samples.every((event, at) => event === unit.samples[at])
  return isSame && text === unit.text ? unit : { ...unit, text, samples }
}
