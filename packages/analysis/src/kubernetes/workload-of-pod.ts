/** The workload that a pod or replica set belongs to, by the names that controllers give. */
export function workloadOfName(kind: string, name: string): string {
  if (kind === 'ReplicaSet') return name.replace(/-[a-z0-9]{5,10}$/, '')
  if (kind !== 'Pod') return name
  const ofDeployment =
    /^(.+)-[a-z]*\d[a-z0-9]*-[a-z0-9]{5}$/.exec(name) ??
    /^(.+)-[bcdfghjklmnpqrstvwxz2456789]{6,10}-[bcdfghjklmnpqrstvwxz2456789]{5}$/.exec(name)
  const ofSet = /^(.+)-\d{1,3}$/.exec(name)
  const ofJob = /^(.+)-[bcdfghjklmnpqrstvwxz2456789]{5}$/.exec(name)
  return (ofDeployment ?? ofSet ?? ofJob)?.[1] ?? name
}
