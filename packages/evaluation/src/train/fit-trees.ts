import { weighTrees, type Tree } from '@holdfast/analysis/weigh/weigh-trees'
import { createRandom } from '../generate/random.ts'

/** Features of what is to be judged, and what is known of each row already (log-odds). */
export interface Grounds {
  readonly features: readonly Float64Array[]
  readonly odds: readonly number[]
  /** For each feature, the sign that its effect may have (0 is either). */
  readonly signs: readonly (-1 | 0 | 1)[]
}

/** Slope and curve of the loss at each row, by the log-odds of today; answers the rows that take part. */
export type ReadSlopes = (
  odds: Float64Array,
  loss: { readonly slopes: Float64Array; readonly curves: Float64Array },
  isChosen: () => boolean,
) => number[]

const TREES = 150
const RATE = 0.05
const DEPTH = 3
const LEAST_ROWS = 30
const SHRINK = 5
const MOST_BOUNDS = 24
/** Of the rows and of the features, for each tree: no tree is to learn a case by heart. */
const SHARE_OF_ROWS = 0.7
const SHARE_OF_FEATURES = 0.6
const DIGITS = 1e4

interface Rows {
  /** For each feature the number of its bounds that each row exceeds. */
  readonly bins: readonly Uint8Array[]
  readonly slopes: Float64Array
  readonly curves: Float64Array
}

interface Split {
  readonly gain: number
  readonly feature: number
  readonly bin: number
}

/** Boosted trees: each learns what is left to learn after those before it. */
export function fitTrees({ features, odds: known, signs }: Grounds, readSlopes: ReadSlopes): Tree[] {
  const bounds = signs.map((_, at) => boundsOf(features.map((row) => row[at] ?? 0)))
  const bins = bounds.map((own, at) =>
    Uint8Array.from(features, (row) => own.filter((bound) => (row[at] ?? 0) > bound).length),
  )
  const rows: Rows = { bins, slopes: new Float64Array(features.length), curves: new Float64Array(features.length) }
  const odds = Float64Array.from(known)
  const random = createRandom(features.length)
  const trees: Tree[] = []
  for (let nth = 0; nth < TREES; nth++) {
    const chosen = readSlopes(odds, rows, () => random.chance(SHARE_OF_ROWS))
    const asked = signs.flatMap((_, at) => (random.chance(SHARE_OF_FEATURES) ? at : []))
    const tree = grow(chosen, { rows, features: asked, bounds, signs }, DEPTH)
    trees.push(tree)
    for (const [at, row] of features.entries()) odds[at] = (odds[at] ?? 0) + weighTrees(row, [tree])
  }
  return trees
}

/** Quantiles, so that each side of a bound has rows. */
function boundsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const most = sorted.at(-1) ?? 0
  const found = Array.from(
    { length: MOST_BOUNDS },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / (MOST_BOUNDS + 1))] ?? 0,
  )
  const rare = sorted.find((value) => value > (sorted[0] ?? 0))
  const bounds = new Set([...found, sorted[0] ?? 0, ...(rare === undefined ? [] : [rare])])
  return [...bounds].filter((bound) => bound < most).toSorted((a, b) => a - b)
}

interface Ground {
  readonly rows: Rows
  readonly features: readonly number[]
  readonly bounds: readonly (readonly number[])[]
  readonly signs: Grounds['signs']
}

function grow(chosen: readonly number[], ground: Ground, depth: number): Tree {
  const split = depth === 0 ? null : bestSplit(chosen, ground)
  if (split === null) return leafOf(chosen, ground.rows)
  const bins = ground.rows.bins[split.feature]
  const isHigh = (row: number): boolean => (bins?.[row] ?? 0) > split.bin
  return [
    split.feature,
    ground.bounds[split.feature]?.[split.bin] ?? 0,
    grow(
      chosen.filter((row) => !isHigh(row)),
      ground,
      depth - 1,
    ),
    grow(chosen.filter(isHigh), ground, depth - 1),
  ]
}

function leafOf(chosen: readonly number[], { slopes, curves }: Rows): number {
  let [slope, curve] = [0, 0]
  for (const row of chosen) {
    slope += slopes[row] ?? 0
    curve += curves[row] ?? 0
  }
  return Math.round((-RATE * slope * DIGITS) / (curve + SHRINK)) / DIGITS
}

function bestSplit(chosen: readonly number[], { rows, features, bounds, signs }: Ground): Split | null {
  let best: Split | null = null
  for (const feature of features) {
    const sums = sumsOf(chosen, rows, feature, (bounds[feature]?.length ?? 0) + 1)
    const found = bestBin(sums, chosen.length, signs[feature] ?? 0)
    if (found !== null && found.gain > (best?.gain ?? 0)) best = { ...found, feature }
  }
  return best
}

interface Sums {
  readonly slope: Float64Array
  readonly curve: Float64Array
  readonly count: Float64Array
}

/** Of each bin of a feature. */
function sumsOf(chosen: readonly number[], { bins, slopes, curves }: Rows, feature: number, size: number): Sums {
  const [slope, curve, count] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const own = bins[feature]
  for (const row of chosen) {
    const bin = own?.[row] ?? 0
    slope[bin] = (slope[bin] ?? 0) + (slopes[row] ?? 0)
    curve[bin] = (curve[bin] ?? 0) + (curves[row] ?? 0)
    count[bin] = (count[bin] ?? 0) + 1
  }
  return { slope, curve, count }
}

/** Where a feature has a sign, the higher side may not speak against it. */
function bestBin({ slope, curve, count }: Sums, rows: number, sign: -1 | 0 | 1): Pick<Split, 'gain' | 'bin'> | null {
  const total = { slope: slope.reduce((a, b) => a + b, 0), curve: curve.reduce((a, b) => a + b, 0) }
  const worth = (own: typeof total): number => own.slope ** 2 / (own.curve + SHRINK)
  const answer = (own: typeof total): number => -own.slope / (own.curve + SHRINK)
  const low = { slope: 0, curve: 0 }
  let seen = 0
  let best: Pick<Split, 'gain' | 'bin'> | null = null
  for (let bin = 0; bin < slope.length - 1; bin++) {
    low.slope += slope[bin] ?? 0
    low.curve += curve[bin] ?? 0
    seen += count[bin] ?? 0
    const high = { slope: total.slope - low.slope, curve: total.curve - low.curve }
    if (seen < LEAST_ROWS || rows - seen < LEAST_ROWS || sign * (answer(high) - answer(low)) < 0) continue
    const gain = worth(low) + worth(high) - worth(total)
    if (gain > (best?.gain ?? 0)) best = { gain, bin }
  }
  return best
}
