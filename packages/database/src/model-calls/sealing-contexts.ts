import { z } from 'zod'

/** What went over the wire, as it is kept with a call. */
export const ModelRecording = z.object({ request: z.string(), response: z.string() })
export type ModelRecording = z.infer<typeof ModelRecording>

/** Where each secret lies, so that its ciphertext opens nowhere else. */
export const modelCallContext = (callId: string): string => `model-call:${callId}`
export const modelKeyContext = (customerId: string): string => `model-key:${customerId}`
export const refinementContext = (fingerprint: string, contentHash: Buffer): string =>
  `refinement:${fingerprint}:${contentHash.toString('hex')}`
