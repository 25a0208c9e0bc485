import { repeatWhenCut } from './repeat-when-cut.ts'
import { sendOnce, type Call } from './send-once.ts'

export const send = (call: Call): Promise<Response> => repeatWhenCut(call, () => sendOnce(call))
