import type { Level } from '../model/log-event.ts'

/** Fields of a source's objects and pairs whose keys nobody knows, by what stands in them. Plain JSON. */
export interface FieldRoles {
  readonly time?: string
  /** The part of a second that stands beside the time. */
  readonly part?: string
  readonly level?: string
  /** What numbers mean there, where their scale shows. */
  readonly levels?: Readonly<Record<string, Level>>
  readonly message?: string
  /** By kinds of lines, where a source has several. */
  readonly of?: Readonly<Record<string, FieldRoles>>
}
