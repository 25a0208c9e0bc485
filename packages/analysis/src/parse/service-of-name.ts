const GENERIC = new Set(
  'app application log logs stdout stderr output out console messages syslog system error errors access debug info all current main server combined journal export upload paste stdin'.split(
    ' ',
  ),
)

/** The service that a file's or stream's name speaks of, when it speaks of one. */
export function serviceOfName(name: string): string | undefined {
  const slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'))
  let base = name.slice(slash + 1)
  for (let index = 0; index < 6; index += 1) {
    const shorter = base
      .replace(/\.(?:log|txt|json|jsonl|ndjson|csv|out|err|gz|zst|zip|bz2|xz|\d{1,8})$/i, '')
      .replace(/[-_.](?:\d{4}-?\d{2}-?\d{2}(?:[-_T]?\d{2,6})?)$/, '')
      .replace(/[-_.](?:access|error|errors|stderr|stdout|slow|log|logs)$/i, '')
    if (shorter === base) break
    base = shorter
  }
  base = serviceOfPod(base)
  if (!/^[A-Za-z][\w.-]{0,62}$/.test(base) || GENERIC.has(base.toLowerCase())) return undefined
  return base
}

const RANDOM = '[bcdfghjklmnpqrstvwxz2456789]'
const REPLICA = new RegExp(
  `^(.+?)-(?:${RANDOM}{6,10}-${RANDOM}{5}|(?=[a-z]{0,9}\\d)[a-z0-9]{8,10}-(?=[a-z]{0,4}\\d)[a-z0-9]{5})$`,
)
const JOB = new RegExp(`^(.+?)-(?=${RANDOM}*[2456789])${RANDOM}{5}$`)

/** The workload's name without what Kubernetes appends for its pods. */
export function serviceOfPod(pod: string): string {
  return REPLICA.exec(pod)?.[1] ?? JOB.exec(pod)?.[1] ?? pod
}
