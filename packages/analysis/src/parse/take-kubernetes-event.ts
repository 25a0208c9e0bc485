import { workloadOf } from '../layout/pod-name.ts'
import type { ParsedLine } from './parsed-line.ts'

const REASON = /"reason"\s*:\s*"(\w{1,80})"/
const OF_PODS = /^(?:pod|replicaset|deployment|statefulset|daemonset|job|cronjob|horizontalpodautoscaler)$/i

/** A Kubernetes event as event exporters print it: it is about its object, not about the exporter. */
export function takeKubernetesEvent(text: string, line: ParsedLine): void {
  const kind = line.fields?.['involvedObject.kind'] ?? line.fields?.['regarding.kind']
  const name = line.fields?.['involvedObject.name'] ?? line.fields?.['regarding.name']
  if (kind === undefined || name === undefined) return
  const reason = REASON.exec(text)?.[1]
  if (reason === undefined) return
  line.format = 'kubernetes-event'
  line.addField('reason', reason)
  line.addField('object', `${kind.toLowerCase()}/${name}`)
  if (OF_PODS.test(kind)) line.service = workloadOf(name)
  else if (/^node$/i.test(kind)) {
    line.host = name
    line.service = name
  }
}
