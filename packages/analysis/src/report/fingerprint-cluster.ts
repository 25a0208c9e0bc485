import type { Cluster } from '../explain/cluster.ts'
import type { World } from '../detect/world.ts'
import { withoutHeader } from '../frame/without-header.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { withoutInstance } from '../digest/service-namer.ts'
import { hashText } from '../model/hash-text.ts'

/**
 * What failed, and where: the mechanism and the component, with all that changes between two runs of the same
 * failure (numbers, hosts, ids, times) left out. A host that is no service of these logs does not take part.
 */
export function fingerprintCluster(cluster: Cluster, world: World): string {
  const { root, culprit } = cluster
  const known = isGeneral(root.signature) ? null : root.signature
  const mechanism = known?.id ?? root.exceptionType ?? wordsOf(root.text)
  const status = root.signature === null && root.status !== null ? String(root.status) : ''
  const place = culprit !== null && world.services.includes(culprit) ? culprit : root.service
  const kept = Object.entries(root.groups)
    .filter(([name]) => IDENTIFYING.has(name))
    .map(([name, value]) => `${name}=${value}`)
  return hashText(JSON.stringify([mechanism, status, place === null ? null : withoutInstance(place), ...kept]))
}

/** The plain words of a template: names with digits, dots or dashes may be hosts and ids. */
const wordsOf = (text: string): string =>
  withoutHeader(text)
    .split(/[^\w.<*>-]+/)
    .filter((word) => /^[A-Za-z]{2,}$/.test(word))
    .join(' ')
    .toLowerCase()

/** Groups that tell one cause from another, and stay when hosts, ids and numbers change. */
const IDENTIFYING = new Set([
  'constraint',
  'variable',
  'method',
  'receiver',
  'dependency',
  'token',
  'table',
  'topic',
  'queue',
  'column',
  'module',
])
