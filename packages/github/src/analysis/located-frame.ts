import type { CitedCode } from './cited-code.ts'

/** A cited place that the repository really has, as of the newest commit before the onset. */
export interface LocatedFrame {
  readonly path: string
  readonly line: number | null
  readonly fn: string | null
  readonly depth: number
  readonly code: CitedCode
  readonly quote: string
}
