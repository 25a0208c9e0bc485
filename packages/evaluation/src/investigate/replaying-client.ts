import type { ModelClient } from '@holdfast/llm/client/create-model-client'
import { ModelError } from '@holdfast/llm/client/model-error'
import type { CaseRecording } from './case-recording.ts'

/** Says again what was said then, whatever it is asked now. */
export function createReplayingClient({ turns }: CaseRecording): Pick<ModelClient, 'takeTurn'> {
  let next = 0
  return {
    takeTurn: () => {
      const turn = turns[next++]
      return turn ? Promise.resolve(turn.calls) : Promise.reject(new ModelError('unavailable'))
    },
  }
}
