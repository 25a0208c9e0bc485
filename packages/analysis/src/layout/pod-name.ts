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
