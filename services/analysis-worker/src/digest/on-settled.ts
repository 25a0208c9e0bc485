/** Told of the records of a batch, once, when they stop waiting. */
export type OnSettled = (term: 'analysed' | 'failed', recordCount: number, waitedMs?: number) => void
