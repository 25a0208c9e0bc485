import type { Candidate } from './candidate.ts'
import type { Link } from './explains.ts'

/** How likely one explains another. */
export type Linker = (cause: Candidate, effect: Candidate) => Link
