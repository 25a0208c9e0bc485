import type { KubeEvent, ObjectDigest, ObjectSighting } from '@holdfast/analysis/kubernetes/kube-object'
import { z } from 'zod'
import type { Evidence } from '../evidence/evidence.ts'
import { isSuspiciousText } from '../evidence/is-suspicious.ts'
import { shorten } from '../evidence/line-text.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { countBy } from './count-by.ts'
import { fitRows } from './fit-rows.ts'
import { hasPart, Word } from './inputs.ts'
import { defineTool } from './tool.ts'

const FACTS = 24
const FACT_CHARS = 120
const EVENT_CHARS = 200
const WHOLE_FEW = 4

export const objectsTool = defineTool({
  name: 'objects',
  description: 'Kubernetes objects: what is set and seen of each, and its events. Without a name: what there is.',
  schema: z.object({ kind: Word.nullish(), name: Word.nullish() }),
  run: ({ kind, name }, evidence) => {
    const { sightings, events } = evidence.digest.objects ?? NONE
    const isMeant = (one: { readonly kind: string; readonly name: string }) =>
      hasPart(one.kind, kind) && hasPart(one.name, name)
    const seen = Object.values(sightings).filter(isMeant)
    const told = Object.values(events).filter(isMeant)
    const isNarrow = new Set(seen.map(({ kind: own, name: called }) => `${own}/${called}`)).size <= WHOLE_FEW
    const rows = [
      ...(isNarrow ? seen.flatMap((one) => writeSighting(one, evidence)) : listKinds(seen)),
      ...told.filter(({ type }) => type !== 'Normal' || isNarrow).map((event) => writeEvent(event, evidence)),
    ]
    return {
      text: rows.length === 0 ? 'No object is like that.' : fitRows(rows, ANSWER_BYTES, 'rows; ask by kind and name'),
      told: `looked at objects${name ? ` called "${name}"` : ''}: ${seen.length} states, ${told.length} events`,
    }
  },
})

const NONE: ObjectDigest = { sightings: {}, events: {} }

const listKinds = (seen: readonly ObjectSighting[]): string[] =>
  countBy(seen, ({ kind }) => kind).map(([kind, count]) => {
    const names = [...new Set(seen.filter((one) => one.kind === kind).map(({ name }) => name))]
    return `${kind} ${count}×: ${names.slice(0, 30).join(', ')}`
  })

function writeSighting({ kind, name, namespace, source, facts, isGone }: ObjectSighting, evidence: Evidence): string[] {
  const rows = Object.entries(facts)
    .filter(([path, { value }]) => !isSuspiciousText(`${path} ${value}`))
    .slice(0, FACTS)
    .map(([path, { value, line }]) => {
      const id = evidence.idOf(source, line)
      return `   ${id === null ? '' : `${id} `}${path}: ${shorten(value, FACT_CHARS)}`
    })
  return [`${kind} ${namespace === null ? '' : `${namespace}/`}${name}${isGone ? ' (deleted)' : ''}`, ...rows]
}

function writeEvent({ source, line, type, reason, kind, name, message, count }: KubeEvent, evidence: Evidence): string {
  const id = evidence.idOf(source, line)
  const text = isSuspiciousText(message) ? '(not shown)' : shorten(message, EVENT_CHARS)
  return `${id === null ? '' : `${id} `}${type} ${reason} ${kind} ${name} ${count}×: ${text}`
}
