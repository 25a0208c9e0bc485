import { isConstant, NEARLY_ALL, type AlignedPart } from './align-lines.ts'
import type { PartKind } from './frame.ts'
import { lastAtom, partStart, skipBlanksBack } from './frame-scan-back.ts'

const MAX_PARTS = 8
const MAX_LITERAL = 12
const MAX_STEPS = 80

/** What nearly all lines end with: its parts in the order of the line, and what stands behind the last. */
export interface AlignedEnds {
  readonly live: readonly number[]
  readonly parts: readonly AlignedPart[]
  readonly end: string
}

/** Lines that agree so far, from their ends on. */
interface State {
  readonly live: readonly number[]
  readonly at: readonly number[]
  /** The last one first, each with what stands behind it. */
  readonly parts: readonly (Omit<AlignedPart, 'before'> & { readonly behind: string })[]
  readonly literal: string
}

/** Reads all lines at once as `alignLines` does, but from their ends backwards. */
export function alignEnds(texts: readonly string[]): AlignedEnds {
  const least = NEARLY_ALL * texts.length
  let state: State = {
    live: texts.map((_, index) => index),
    at: texts.map((text) => text.trimEnd().length),
    parts: [],
    literal: '',
  }
  for (let step = 0; step < MAX_STEPS && state.parts.length < MAX_PARTS; step += 1) {
    const next = goBack(state, texts, least)
    if (next === null || next.literal.length > MAX_LITERAL) break
    state = next
  }
  const befores = [...state.parts.slice(1).map(({ behind }) => behind), state.literal]
  const parts = state.parts.map(({ kind, values }, index) => ({ before: befores[index] ?? '', kind, values }))
  return { live: state.live, parts: parts.toReversed(), end: state.parts[0]?.behind ?? '' }
}

/** One atom further; null where lines do not agree on it. */
function goBack(state: State, texts: readonly string[], least: number): State | null {
  const { live, at, literal } = state
  const ofAtom = Map.groupBy(live, (line) => lastAtom(texts[line] ?? '', at[line] ?? 0))
  const [atom, most] = [...ofAtom].reduce((best, one) => (one[1].length > best[1].length ? one : best))
  if (atom !== '' && most.length < least && !ofAtom.has(' ') && !ofAtom.has('v'))
    return takeLast(state, live, texts, 'sign', least)
  if (atom === '' || most.length < least) return null
  if (atom === 'v') return takeLast(state, most, texts, 'time', least) ?? takeLast(state, most, texts, 'value', least)
  const moved = at.map((pos, line) => (atom === ' ' ? skipBlanksBack(texts[line] ?? '', pos) : pos - atom.length))
  return { ...state, live: most, at: moved, literal: atom + literal }
}

function takeLast(
  { at, parts, literal }: State,
  lines: readonly number[],
  texts: readonly string[],
  kind: PartKind,
  least: number,
): State | null {
  const starts = at.slice()
  const live = lines.filter((line) => {
    starts[line] = partStart(texts[line] ?? '', at[line] ?? 0, kind)
    return (starts[line] ?? -1) >= 0
  })
  if (live.length < least) return null
  const values = texts.map((text, line) => ((starts[line] ?? -1) < 0 ? '' : text.slice(starts[line], at[line])))
  return { live, at: starts, parts: [...parts, { kind, values, behind: literal }], literal: '' }
}

/** The key of the first part that is taken goes with it. */
export const withKey = (parts: readonly AlignedPart[], from: number): number => {
  const key = parts[from - 1]
  return key !== undefined && isConstant(key) && PAIRED.test(parts[from]?.before ?? '') ? from - 1 : from
}
const PAIRED = /^ ?[^\p{L}\d\s[({<\])}>] ?["']?$/u
