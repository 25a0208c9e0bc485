import type { KubeEvent, ObjectSighting } from './kube-object.ts'

const padded = (line: number): string => String(line).padStart(9, '0')

export const sightingKey = (one: ObjectSighting, line: number): string =>
  JSON.stringify([
    one.kind,
    one.namespace ?? '',
    one.name,
    one.source,
    one.watched === undefined ? padded(line) : 'watched',
  ])

export const eventKey = (event: KubeEvent): string =>
  event.id !== undefined
    ? JSON.stringify([event.source, event.id])
    : JSON.stringify([event.source, padded(event.line), event.reason])
