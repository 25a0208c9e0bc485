import { withoutSubmission } from '../parse/service-of-name.ts'

const RANDOM = '[bcdfghjklmnpqrstvwxz2456789]'
/** Names of replica sets have digits, or leave out what could make words. */
const REPLICA = new RegExp(
  `^([a-z0-9](?:[a-z0-9.-]{0,60}[a-z0-9])?)-(?:(?:${RANDOM}{6,10}|(?=[a-f]{0,9}\\d)[a-f0-9]{8,10})-${RANDOM}{5}|(?=[a-z]{0,9}\\d)[a-z0-9]{8,10}-(?=[a-z]{0,4}\\d)[a-z0-9]{5})$`,
)
const SUFFIX = new RegExp(`^([a-z0-9](?:[a-z0-9.-]{0,60}[a-z0-9])?)-${RANDOM}{5}$`)
const ORDINAL = /^([a-z](?:[a-z0-9-]{0,60}[a-z0-9])?)-\d{1,3}$/

/** `cart-6d4cf56db6-8xk2p`, alone or behind its namespace: no other name looks like it. */
export function isPodName(text: string): boolean {
  if (text.length < 12 || text.length > 140) return false
  if (text.charCodeAt(text.length - 6) !== 45) return false
  const slash = text.indexOf('/')
  return REPLICA.test(slash < 0 ? text : text.slice(slash + 1))
}

/** The workload behind a pod's name in a column of pods: without replica set, pod's hash and ordinal. */
export const workloadOf = (pod: string): string =>
  withoutSubmission((REPLICA.exec(pod) ?? SUFFIX.exec(pod) ?? ORDINAL.exec(pod))?.[1] ?? pod)

/** `render-vno8n`: what stands behind the last dash of a pod's name has a digit, and is as long as a pod's hash. */
const HASHED = /^([a-z](?:[a-z0-9.-]{0,60}[a-z0-9])?)-(?=[a-z]{0,4}\d)[a-z0-9]{5}$/

/** The workload behind a name that is known to be a pod's. */
export function workloadOfPod(pod: string): string {
  const workload = workloadOf(pod)
  return workload === pod ? (HASHED.exec(pod)?.[1] ?? pod) : workload
}

/** Letters and digits that no region, machine or number is written with: `1a74f`, and not `eu1` or `node01`. */
const DRAWN = /^([a-z][a-z0-9-]{0,60}[a-z0-9])-((?=[a-z]{0,9}\d)(?=\d{0,9}[a-z])(?![a-z]{1,9}\d{1,3}$)[a-z0-9]{4,10})$/
const MIN_SIBLINGS = 3

/** `cart-e3550`, `cart-1a74f`, `cart-61bff`: several names that differ in what was drawn by chance are pods. */
export function areSiblings(distinct: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const name of distinct) {
    const stem = DRAWN.exec(name)?.[1]
    if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const siblings = [...counts.values()].filter((count) => count >= MIN_SIBLINGS).reduce((sum, count) => sum + count, 0)
  return siblings > 0 && siblings >= distinct.length / 2
}

const COUNTED = /^([a-z][a-z0-9-]{0,60}[a-z0-9])-(?:\d|[1-9]\d)$/
const MIN_STEMS = 2

/** `price-feed-0`, `price-feed-1`, `shelf-label-0`, `shelf-label-2`: several workloads of two words, each counted through. */
export function areReplicas(distinct: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const name of distinct) {
    const stem = COUNTED.exec(name)?.[1]
    if (stem === undefined) return false
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const repeated = [...counts].filter(([, count]) => count > 1)
  // `pump-1`, `valve-2` are devices, and `app-01` is a machine.
  return (
    repeated.length >= MIN_STEMS && [...counts.keys()].filter((stem) => stem.includes('-')).length * 2 >= counts.size
  )
}

const REPLICA_OF = /^([a-z][a-z0-9.-]{0,80})-(?=[a-z]{0,9}\d)(?=\d{0,9}[a-z])[a-z0-9]{3,10}$/

/** What stands before a suffix of letters and digits. */
export const stemOfReplica = (name: string): string | undefined => REPLICA_OF.exec(name)?.[1]
