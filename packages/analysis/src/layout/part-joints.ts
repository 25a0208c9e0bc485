import type { AlignedPart } from './align-lines.ts'
import { jointOf, splitJoint, type Joint } from './joint-of.ts'

/** `OSPF-WARNING-nbrStateChange`, `cart/info`: of the first part that holds a name and a level, each becomes a part of its own. */
export function partJoints(parts: readonly AlignedPart[]): readonly AlignedPart[] {
  for (const [index, part] of parts.entries()) {
    const joint = part.kind === 'value' ? jointOf(part.values) : null
    if (joint === null || !MARK.test(joint.mark)) continue
    const split = splitPart(part, joint)
    if (split !== null) return [...parts.slice(0, index), ...split, ...parts.slice(index + 1)]
  }
  return parts
}

/** No blank, and nothing that takes more than one character. */
const MARK = /^[^\s,]$/

/** Null where the mark stands within names, too. */
function splitPart({ before, values }: AlignedPart, joint: Joint): AlignedPart[] | null {
  const split = values.map((value) => splitJoint(value, joint))
  if (split.some((parts) => parts === null || parts[joint.isLevelFirst ? 'level' : 'name'].includes(joint.mark)))
    return null
  const names = split.map((parts) => parts?.name ?? '')
  const levels = split.map((parts) => parts?.level ?? '')
  const codes = split.map((parts) => parts?.code ?? '')
  const { mark } = joint
  const [first, second] = joint.isLevelFirst ? [levels, names] : [names, levels]
  const head: AlignedPart = { before, kind: 'text', values: first }
  if (joint.isMiddle !== true) return [head, { before: mark, kind: 'value', values: second }]
  return [head, { before: mark, kind: 'text', values: second }, { before: mark, kind: 'value', values: codes }]
}
