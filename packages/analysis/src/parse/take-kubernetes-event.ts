import { workloadOfName } from '../layout/workload-of-name.ts'
import type { ParsedLine } from './parsed-line.ts'

const REASON = /"reason"\s*:\s*"(\w{1,80})"/
const EVENT_ID = /^\.[\da-f]{12,20}$/
const OF_WORKLOADS = new Set(
  'pod replicaset deployment statefulset daemonset job cronjob horizontalpodautoscaler'.split(' '),
)

/** A Kubernetes event as event exporters print it. */
export function takeKubernetesEvent(text: string, line: ParsedLine): void {
  const kind = line.fields?.['involvedObject.kind'] ?? line.fields?.['regarding.kind']
  const name = line.fields?.['involvedObject.name'] ?? line.fields?.['regarding.name']
  if (kind === undefined || name === undefined) return
  // An event has the name of its object, and an id.
  if (line.service?.startsWith(`${name}.`) === true && EVENT_ID.test(line.service.slice(name.length)))
    line.service = name
  const reason = REASON.exec(text)?.[1]
  if (reason !== undefined) aboutObject(line, reason, kind.toLowerCase(), name)
}

/** An event is about its object, not about its reporter; nor does the namespace speak. */
export function aboutObject(line: ParsedLine, reason: string, kind: string | undefined, name: string): void {
  line.format = 'kubernetes-event'
  line.addField('reason', reason)
  line.addField('object', kind === undefined ? name : `${kind}/${name}`)
  if (kind === 'pod') line.pod ??= name
  if (kind === 'node') {
    line.host = name
    line.service = name
  } else if (kind !== undefined && OF_WORKLOADS.has(kind)) line.service = workloadOfName(kind, name)
}
