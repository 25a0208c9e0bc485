export interface RedisFixture {
  readonly url: string
  /** kill -9 and up again on the same address with the same files. */
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}
