import { AsyncLocalStorage } from 'node:async_hooks'

/** What the running code was asked to do. It goes along with every await. */
export interface Work {
  /** Of the request that caused it, however many jobs lie between. */
  readonly requestId?: string | undefined
  /** Stands in every line that is logged meanwhile. */
  readonly logFields?: Readonly<Record<string, unknown>>
}

const storage = new AsyncLocalStorage<Work>()

export const runAsWork = <T>(work: Work, run: () => T): T => storage.run(work, run)

export const currentWork = (): Work => storage.getStore() ?? {}
