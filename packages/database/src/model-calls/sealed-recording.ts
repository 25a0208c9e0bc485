import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'
import { modelCallPlace, ModelRecording } from './sealed-model-places.ts'

/** What went over the wire in a call. */
export const openRecording = (
  cipher: CompanyCipher,
  { id, content }: { readonly id: string; readonly content: Uint8Array },
): ModelRecording => ModelRecording.parse(openJson(cipher, content, modelCallPlace(id)))

export const sealRecording = (cipher: CompanyCipher, callId: string, recording: ModelRecording): Buffer =>
  sealJson(cipher, recording, modelCallPlace(callId))
