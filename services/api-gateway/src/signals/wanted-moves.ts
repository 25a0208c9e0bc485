/** What moved with an incident: whose it is, and how long it lasted in log time. */
export interface WantedMoves {
  readonly service: string | null
  readonly startMs: number
  readonly endMs: number
}
