import { workloadOf, workloadOfPod } from './pod-name.ts'

/** Containers that stand beside another's and speak for themselves. */
const SIDECAR =
  /proxy|envoy|istio|linkerd|sidecar|agent|fluent|filebeat|vector|promtail|otel|collector|vault|exporter|reloader|init|migrat/i

/** Who speaks in a pod: what it runs, whatever its container is called, unless that is one beside it. */
export function speakerOfPod(pod: string | undefined, container: string | undefined): string | undefined {
  if (pod === undefined || container === undefined)
    return container ?? (pod === undefined ? undefined : workloadOfPod(pod))
  const workload = workloadOf(pod)
  // A name that no set gave says less than its container's.
  if (workload === pod) return container
  const isOther = !workload.includes(container) && !container.includes(workload)
  return isOther && SIDECAR.test(container) ? container : workload
}
