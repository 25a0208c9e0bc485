import { answersOf, rolesOf, scaleOf, type RoleNet } from '@holdfast/analysis/frame/weigh-roles'
import { createRandom, type Random } from '../../generate/random.ts'
import { fixedShuffle } from '../fixed-shuffle.ts'
import { countFeatures, type Example } from './fit-softmax.ts'

/** A point for each word, and what is made of their sum. */
export interface FittedNet extends RoleNet {
  /** `[word * dimensions + dimension]`. */
  readonly points: Float64Array
}

export interface NetOptions {
  readonly dimensions: number
  readonly units: number
  readonly epochs: number
  /** Of the first steps; the last are nearly nothing. */
  readonly rate: number
  /** The share of a statement's words that it is told without, others each time. */
  readonly left: number
  readonly batch: number
}

/** What was learned before, and how strongly each word's point is held to its place. What is made of points stays. */
export interface KnownNet extends FittedNet {
  readonly holds: Float64Array
}

const SPREAD = 0.1
/** Of the points: words that are seldom met stay near nothing. */
const POINT_SPREAD = 0.05
const FORGET = 0.9
const FORGET_SQUARES = 0.999
const TINY = 1e-8
const SELDOM = 4
/** Of few examples the batches are smaller. */
const LEAST_BATCHES = 150

/** Learned by small steps over batches of examples, each weight at its own pace (Adam); the same examples give the same net. */
export function fitNet(
  examples: readonly Example[],
  { features, classes }: { readonly features: number; readonly classes: number },
  options: NetOptions,
  known: KnownNet | null = null,
): FittedNet {
  const random = createRandom(examples.length)
  // A statement that is told whole has so much more to say than one of which a part is left out.
  const whole = Math.sqrt(1 - options.left)
  const net =
    known === null
      ? drawn(random, features, classes, options)
      : { ...known, points: known.points.slice(), units: known.units.map((one) => one / whole) }
  const learning: Learning = { net, known, random, options, counts: countFeatures(examples, features) }
  const parts = known === null ? (['points', ...REST] as const) : (['points'] as const)
  const steps = parts.map((part) => stepsOf(part, net[part]))
  const order = fixedShuffle(examples)
  const size = Math.min(options.batch, Math.ceil(order.length / LEAST_BATCHES))
  const batches = Math.ceil(order.length / size)
  for (let epoch = 0; epoch < options.epochs; epoch++)
    for (let nth = 0; nth < batches; nth++) {
      const batch = order.slice(nth * size, (nth + 1) * size)
      const slopes = slopesOf(batch, learning)
      const done = (epoch * batches + nth) / (options.epochs * batches)
      for (const step of steps) step(slopes, (options.rate * (1 + Math.cos(Math.PI * done))) / 2)
    }
  return { ...net, units: net.units.map((one) => one * whole) }
}

interface Learning {
  readonly net: FittedNet
  readonly known: KnownNet | null
  readonly random: Random
  readonly options: NetOptions
  /** How many of the examples hold each word. */
  readonly counts: Float64Array
}

function drawn(random: Random, features: number, classes: number, { dimensions, units }: NetOptions): FittedNet {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  const draw = (count: number, spread: number): Float64Array =>
    Float64Array.from({ length: count }, () => normal() * spread)
  return {
    points: draw(features * dimensions, POINT_SPREAD),
    units: draw(units * dimensions, 1 / Math.sqrt(dimensions)),
    unitBias: new Float64Array(units),
    roles: draw(classes * units, SPREAD),
    roleBias: new Float64Array(classes),
  }
}

/** By how much each weight makes a batch worse; of the points, those of the words that it holds. */
interface Slopes extends RoleNet {
  readonly points: Map<number, Float64Array>
}

function slopesOf(batch: readonly Example[], learning: Learning): Slopes {
  const { net, random, options } = learning
  const { dimensions, left } = options
  const slopes: Slopes = {
    points: new Map(),
    units: new Float64Array(net.units.length),
    unitBias: new Float64Array(net.unitBias.length),
    roles: new Float64Array(net.roles.length),
    roleBias: new Float64Array(net.roleBias.length),
  }
  for (const { features, label } of batch) {
    const row = features.filter(() => random.next() >= left)
    const sum = new Float64Array(dimensions)
    for (const word of row) addTo(sum, net.points.subarray(word * dimensions, (word + 1) * dimensions), 1)
    const answers = answersOf(sum, row.length, net)
    const odds = shares(rolesOf(answers, net))
    odds[label] = (odds[label] ?? 0) - 1
    addSlopes({ row, sum, answers, odds: odds.map((one) => one / batch.length) }, net, slopes)
    pullBack(row, batch.length, learning, slopes)
  }
  return slopes
}

interface Told {
  readonly row: Int32Array
  readonly sum: Float64Array
  readonly answers: Float64Array
  /** By how much each role was thought too likely. */
  readonly odds: Float64Array
}

function addSlopes({ row, sum, answers, odds }: Told, net: FittedNet, slopes: Slopes): void {
  const [count, dimensions, scale] = [answers.length, sum.length, scaleOf(row.length)]
  const ofAnswers = new Float64Array(count)
  for (const [role, slope] of odds.entries()) {
    slopes.roleBias[role] = (slopes.roleBias[role] ?? 0) + slope
    addTo(slopes.roles.subarray(role * count, (role + 1) * count), answers, slope)
    addTo(ofAnswers, net.roles.subarray(role * count, (role + 1) * count), slope)
  }
  const ofSum = new Float64Array(dimensions)
  for (const [unit, slope] of ofAnswers.entries()) {
    if ((answers[unit] ?? 0) <= 0) continue
    slopes.unitBias[unit] = (slopes.unitBias[unit] ?? 0) + slope
    addTo(slopes.units.subarray(unit * dimensions, (unit + 1) * dimensions), sum, slope * scale)
    addTo(ofSum, net.units.subarray(unit * dimensions, (unit + 1) * dimensions), slope * scale)
  }
  for (const word of row) {
    let own = slopes.points.get(word)
    if (own === undefined) slopes.points.set(word, (own = new Float64Array(dimensions)))
    addTo(own, ofSum, 1)
  }
}

function addTo(sum: Float64Array, values: Float64Array, times: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0) * times
}

function shares(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((a, b) => a + b, 0)
  return odds.map((one) => one / all)
}

/** To where a word stood before: the more strongly, the more often it was met then and the more seldom it is now. */
function pullBack(
  row: Int32Array,
  examples: number,
  { net, known, options, counts }: Learning,
  { points }: Slopes,
): void {
  if (known === null) return
  const { dimensions } = options
  for (const word of row) {
    const hold = (known.holds[word] ?? 0) / ((counts[word] ?? 1) * examples)
    const own = points.get(word)
    if (own === undefined || hold === 0) continue
    const from = word * dimensions
    for (let at = 0; at < dimensions; at++)
      own[at] = (own[at] ?? 0) + hold * ((net.points[from + at] ?? 0) - (known.points[from + at] ?? 0))
  }
}

const REST = ['units', 'unitBias', 'roles', 'roleBias'] as const
type Part = 'points' | (typeof REST)[number]

/** Steps of a part against its slopes, each weight by how steady its slope is; a word that is met seldom steps further. */
function stepsOf(part: Part, values: Float64Array): (slopes: Slopes, rate: number) => void {
  const means = new Float64Array(values.length)
  const squares = new Float64Array(values.length)
  let taken = 0
  const step = (from: number, slopes: Float64Array, pace: number): void => {
    for (const [index, slope] of slopes.entries()) {
      const at = from + index
      const mean = FORGET * (means[at] ?? 0) + (1 - FORGET) * slope
      const square = FORGET_SQUARES * (squares[at] ?? 0) + (1 - FORGET_SQUARES) * slope * slope
      means[at] = mean
      squares[at] = square
      values[at] = (values[at] ?? 0) - (pace * mean) / (Math.sqrt(square) + TINY)
    }
  }
  return (slopes, rate) => {
    taken += 1
    const pace = (rate * Math.sqrt(1 - FORGET_SQUARES ** taken)) / (1 - FORGET ** taken)
    if (part !== 'points') step(0, slopes[part], pace)
    else for (const [word, own] of slopes.points) step(word * own.length, own, pace * SELDOM)
  }
}
