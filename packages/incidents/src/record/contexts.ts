import type { PinnedContext } from '@holdfast/database/incidents/pinned-context'

/** By the line's key: the line among its neighbors. */
export type Contexts = ReadonlyMap<string, PinnedContext>
