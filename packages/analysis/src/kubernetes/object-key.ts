import type { KubeEvent, ObjectSighting } from './kube-object.ts'

const padded = (line: number): string => String(line).padStart(9, '0')

export const sightingKey = (one: ObjectSighting, line: number): string =>
  JSON.stringify([one.kind, one.namespace ?? '', one.name, one.source, padded(line)])

export const eventKey = (event: KubeEvent): string => JSON.stringify([event.source, padded(event.line), event.reason])
