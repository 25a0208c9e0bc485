import { basename } from 'node:path'
import type { VerifiedCite } from './verify-cites.ts'

const LEAST_WORD = 3
/** Said of anything. */
const GENERIC = new Set([
  'service',
  'server',
  'node',
  'host',
  'pod',
  'database',
  'cluster',
  'the',
  'and',
  'job',
  'app',
  'api',
])

/** Whether the culprit says a cited line, or is named in one: as a whole, or by each word that makes it up. */
export function namesCulprit(culprit: string, cites: readonly VerifiedCite[]): boolean {
  const wanted = culprit.toLowerCase()
  const said = cites.map(({ line: { record } }) => {
    const { event, service } = record
    const { host, pod, container, logger, namespace } = event.entities
    const by = [service, host, pod, container, logger, namespace, basename(event.ref.source)]
    return [...by, event.raw, ...event.continuation].join('\n').toLowerCase()
  })
  if (said.some((text) => text.includes(wanted))) return true
  const words = (wanted.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_WORD)
  const telling = words.filter((word) => !GENERIC.has(word))
  return telling.length > 0 && telling.every((word) => said.some((text) => text.includes(word)))
}
