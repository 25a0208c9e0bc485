import type { ChangeKind } from '../detect/find-changes.ts'

/** A change that somebody or a pipeline reported, rather than a line that seems to be one. */
export interface ToldChange {
  readonly id: string
  readonly kind: Exclude<ChangeKind, 'event'>
  readonly atMs: number
  readonly service: string | null
  readonly version: string | null
  /** In one line. */
  readonly title: string
}
