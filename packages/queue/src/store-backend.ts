import type { BackendFactory, IQueueBackend } from 'bullmq'

/** What the two stores have in common: each brings its own connections. */
export interface StoreBackend {
  readonly kind: 'redis' | 'postgres'
  readonly factory: BackendFactory<IQueueBackend, string>
  ping(): Promise<void>
  close(): Promise<void>
}
