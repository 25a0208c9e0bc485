import type { PinnedContext } from '@holdfast/database/incidents/sealed-places'

/** By the line's key: the line among its neighbours. */
export type Contexts = ReadonlyMap<string, PinnedContext>
