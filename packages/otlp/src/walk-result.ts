export const rejectionReasons = ['record-too-large', 'too-many-attributes', 'too-deep', 'not-a-span'] as const

/** Why one record of a sound request is left out. */
export type RejectionReason = (typeof rejectionReasons)[number]

export interface WalkResult {
  /** Every record that the request carries, rejected ones included. */
  readonly recordCount: number
  readonly rejectedCount: number
  readonly rejected: Readonly<Partial<Record<RejectionReason, number>>>
  /** The resource attribute `agent.fingerprint`, where the sender set it. */
  readonly fingerprint: string | null
}

export const fingerprintAttribute = 'agent.fingerprint'
/** As the agent API bounds it; a longer one names nobody. */
export const MAX_FINGERPRINT_LENGTH = 200
