import type { PinnedContext } from '@holdfast/database/incidents/pinned-context'

/** By the line's key: the line among its neighbours. */
export type Contexts = ReadonlyMap<string, PinnedContext>
