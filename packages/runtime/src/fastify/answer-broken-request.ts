import { errorCodeOfStatus } from '../app-error.ts'
import { uuidV7 } from '../uuid-v7.ts'

/** For a request that no handler will see: the last thing on its connection. */
export function answerBrokenRequest(
  socket: NodeJS.WritableStream & { destroyed?: boolean; destroySoon?: () => void },
  status: 400 | 408 | 431,
  detail: string,
): void {
  if (socket.destroyed) return
  const body = JSON.stringify({ detail, code: errorCodeOfStatus(status), request_id: uuidV7() })
  const head = `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json\r\nConnection: close`
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  // Whoever goes on sending is not listened to.
  socket.destroySoon?.()
}

const reasons = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const
