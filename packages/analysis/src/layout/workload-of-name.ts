const RANDOM = '[bcdfghjklmnpqrstvwxz2456789]'
const OF_POD = [
  /^(.+)-[a-z]*\d[a-z0-9]*-[a-z0-9]{5}$/,
  new RegExp(`^(.+)-${RANDOM}{6,10}-${RANDOM}{5}$`),
  /^(.+)-\d{1,3}$/,
  new RegExp(`^(.+)-${RANDOM}{5}$`),
  /^(.+)-(?=[a-z]{0,4}\d)[a-z0-9]{5}$/,
  // A set's hash, with no suffix behind it.
  /^(.+)-(?=[a-z]{0,9}\d)[a-z0-9]{8,10}$/,
]

/** The workload that a pod, a replica set or a job belongs to, by the names that controllers give. */
export function workloadOfName(kind: string, name: string): string {
  switch (kind.toLowerCase()) {
    case 'pod':
      for (const pattern of OF_POD) {
        const workload = pattern.exec(name)?.[1]
        if (workload !== undefined) return workload
      }
      return name
    case 'replicaset':
      return name.replace(/-[a-z0-9]{5,10}$/, '')
    case 'job':
      // A cron job numbers its jobs.
      return name.replace(/-\d{4,10}$/, '')
    default:
      return name
  }
}
