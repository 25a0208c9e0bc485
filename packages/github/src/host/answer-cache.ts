export interface CachedAnswer {
  readonly etag: string | null
  readonly body: unknown
  /** Address of the next page, of a list. */
  readonly next: string | null
}

/** What the host answered before, kept per company. */
export interface AnswerCache {
  read(key: string): Promise<CachedAnswer | undefined>
  write(key: string, answer: CachedAnswer): Promise<void>
}

export const noCache: AnswerCache = { read: async () => undefined, write: async () => {} }
