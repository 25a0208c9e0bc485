import type { LogEvent } from '../model/log-event.ts'

export const TOLD_KINDS = ['deploy', 'configuration', 'scaling', 'restart', 'deletion', 'job'] as const
export type ToldKind = (typeof TOLD_KINDS)[number]

const KINDS: ReadonlySet<string> = new Set(TOLD_KINDS)

export interface ToldChange {
  readonly kind: ToldKind
  readonly version: string | null
}

/** A record that somebody or a pipeline sent to report a change, rather than a line whose words sound like one. */
export function toldChangeOf({ fields }: LogEvent): ToldChange | null {
  const kind = fields['holdfast.change.kind']
  if (kind === undefined || !KINDS.has(kind)) return null
  return { kind: kind as ToldKind, version: fields['holdfast.change.version'] ?? null }
}
