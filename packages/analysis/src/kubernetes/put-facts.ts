import type { ManifestNode } from './manifest-node.ts'
import type { SightingBuilder } from './sighting-builder.ts'

export function put(builder: SightingBuilder, path: string, node: ManifestNode): void {
  const value = node.text()
  if (value !== undefined) builder.set(path, value, node.line)
}

export function pairs(builder: SightingBuilder, prefix: string, node: ManifestNode): void {
  for (const [key, value] of node.entries()) put(builder, `${prefix}.${key}`, value)
}
