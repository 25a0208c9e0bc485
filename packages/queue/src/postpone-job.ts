/** Thrown by a handler whose job cannot run yet: it goes back into the queue, and counts as no attempt. */
export class PostponeJob extends Error {
  override readonly name = 'PostponeJob'
  readonly delayMs: number

  constructor(delayMs: number) {
    super('The job has to wait.')
    this.delayMs = delayMs
  }
}
