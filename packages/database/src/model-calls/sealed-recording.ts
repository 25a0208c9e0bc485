import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'
import { modelCallContext, ModelRecording } from './sealing-contexts.ts'

/** What went over the wire in a call. */
export const openRecording = (
  cipher: CompanyCipher,
  { id, content }: { readonly id: string; readonly content: Uint8Array },
): ModelRecording => ModelRecording.parse(openJson(cipher, content, modelCallContext(id)))

export const sealRecording = (cipher: CompanyCipher, callId: string, recording: ModelRecording): Buffer =>
  sealJson(cipher, recording, modelCallContext(callId))
