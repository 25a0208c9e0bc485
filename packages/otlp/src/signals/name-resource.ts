import type { Attributes } from '../log-record.ts'

const MAX_NAME = 200

/** The first of them that is set. */
export function textOf(attributes: Attributes, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = attributes[name]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return String(value)
  }
  return undefined
}

/** The service that a resource is of, and which of its instances. */
export const nameResource = (resource: Attributes): { readonly service: string; readonly instance: string } => ({
  service: (
    textOf(
      resource,
      'service.name',
      'k8s.deployment.name',
      'k8s.statefulset.name',
      'k8s.daemonset.name',
      'k8s.container.name',
      'container.name',
      'k8s.node.name',
      'host.name',
    ) ?? 'unknown'
  ).slice(0, MAX_NAME),
  instance: (
    textOf(resource, 'k8s.pod.name', 'service.instance.id', 'container.id', 'host.name', 'k8s.node.name') ?? ''
  ).slice(0, MAX_NAME),
})
