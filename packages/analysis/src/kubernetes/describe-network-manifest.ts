import type { ManifestNode } from './manifest-node.ts'
import { pairs, put } from './put-facts.ts'
import type { SightingBuilder } from './sighting-builder.ts'

/** The service of a slice stands in a label of it. */
export const SLICE_OF = 'labels.kubernetes.io/service-name'

const addressesOf = (list: readonly ManifestNode[]): string =>
  list
    .flatMap((endpoint) =>
      endpoint
        .get('addresses')
        .items()
        .map((address) => address.text() ?? ''),
    )
    .join(',')

export function describeEndpointSlice(builder: SightingBuilder, root: ManifestNode): void {
  const endpoints = root.get('endpoints').items()
  const ready = endpoints.filter((endpoint) => endpoint.text('conditions', 'ready') !== 'false')
  builder.set('addresses', addressesOf(ready), (ready[0] ?? root).line)
  if (ready.length < endpoints.length)
    builder.set(
      'notReady',
      addressesOf(endpoints.filter((endpoint) => !ready.includes(endpoint))),
      (endpoints[0] ?? root).line,
    )
}

/** A side that a policy names without a rule for it lets nothing through. */
export function describeNetworkPolicy(builder: SightingBuilder, root: ManifestNode): void {
  const spec = root.get('spec')
  pairs(builder, 'selector', spec.get('podSelector', 'matchLabels'))
  const named = spec
    .get('policyTypes')
    .items()
    .map((type) => type.text()?.toLowerCase())
  const types = named.length > 0 ? named : ['ingress', ...(spec.get('egress').isThere ? ['egress'] : [])]
  for (const side of ['ingress', 'egress'])
    if (types.includes(side) && spec.get(side).items().length === 0) builder.set(`denied.${side}`, 'all', spec.line)
}

export function describeAutoscaler(builder: SightingBuilder, root: ManifestNode): void {
  put(builder, 'target', root.get('spec', 'scaleTargetRef', 'name'))
  put(builder, 'max', root.get('spec', 'maxReplicas'))
  put(builder, 'min', root.get('spec', 'minReplicas'))
}

export function describeDisruptionBudget(builder: SightingBuilder, root: ManifestNode): void {
  pairs(builder, 'selector', root.get('spec', 'selector', 'matchLabels'))
  put(builder, 'allowed', root.get('status', 'disruptionsAllowed'))
  put(builder, 'minAvailable', root.get('spec', 'minAvailable'))
}
