import { z } from 'zod'

/** What went over the wire, as it is kept with a call. */
export const ModelRecording = z.object({ request: z.string(), response: z.string() })
export type ModelRecording = z.infer<typeof ModelRecording>

/** Where each secret lies, so that its ciphertext opens nowhere else. */
export const modelCallPlace = (callId: string): string => `model-call:${callId}`
export const modelKeyPlace = (customerId: string): string => `model-key:${customerId}`
export const refinementPlace = (fingerprint: string, contentHash: Buffer): string =>
  `refinement:${fingerprint}:${contentHash.toString('hex')}`
