import { ExcessiveOtlp } from './excessive-otlp.ts'

/** Counts down the records of a request, whatever becomes of them. */
export class RecordAllowance {
  readonly #maxRecords: number
  #left: number

  constructor(maxRecords: number) {
    this.#maxRecords = maxRecords
    this.#left = maxRecords
  }

  take(): void {
    if (--this.#left >= 0) return
    throw new ExcessiveOtlp(`The request has more than ${this.#maxRecords} records. Send smaller batches.`)
  }
}
