import { type RejectionReason, rejectionReasons, type WalkResult } from './walk-result.ts'

/** Counts while a request is walked. */
export class WalkTally {
  recordCount = 0
  rejectedCount = 0
  fingerprint: string | null = null
  readonly rejected: Partial<Record<RejectionReason, number>> = {}

  accept(count: number): void {
    this.recordCount += count
  }

  reject(reason: RejectionReason, count: number): void {
    this.recordCount += count
    this.rejectedCount += count
    this.rejected[reason] = (this.rejected[reason] ?? 0) + count
  }

  /** Takes over the counts of a part; where the whole part is refused, every record of it counts under `verdict`. */
  add(part: WalkTally, verdict: RejectionReason | undefined): void {
    if (verdict !== undefined) {
      if (part.recordCount > 0) this.reject(verdict, part.recordCount)
      return
    }
    this.accept(part.recordCount - part.rejectedCount)
    if (part.rejectedCount === 0) return
    for (const reason of rejectionReasons) {
      const count = part.rejected[reason]
      if (count !== undefined) this.reject(reason, count)
    }
  }

  result(): WalkResult {
    const { recordCount, rejectedCount, rejected, fingerprint } = this
    return { recordCount, rejectedCount, rejected, fingerprint }
  }
}
