import { LogJobAccepted } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { readAuth } from '../../../lib/auth/auth-storage.ts'
import { endSession } from '../../../lib/auth/end-session.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { AuthenticationError } from '../../../lib/api/authentication-error.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'

interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number, totalBytes: number) => void
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** XMLHttpRequest, because fetch cannot tell how much of a body has been sent. */
export function uploadLogs(file: File, { signal, onProgress }: UploadOptions): Promise<LogJobAccepted> {
  const form = new FormData()
  form.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', '/api/v1/logs/upload')
    xhr.setRequestHeader('x-api-key', requireApiKey())
    const token = readAuth()?.token
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`)
    xhr.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.total))
    xhr.addEventListener('error', () => reject(new Error('The connection broke while sending the file.')))
    xhr.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    xhr.addEventListener('load', () => {
      const body = parseBody(xhr.responseText)
      const accepted = LogJobAccepted.safeParse(body)
      if (xhr.status >= 200 && xhr.status < 300 && accepted.success) return resolve(accepted.data)
      if (xhr.status === 401) {
        endSession(token, Problem.partial().safeParse(body).data?.detail)
        return reject(new AuthenticationError())
      }
      const problem = Problem.partial().safeParse(body).data
      reject(
        new ApiError({
          status: xhr.status,
          statusText: xhr.statusText,
          detail: problem?.detail ?? null,
          code: problem?.code ?? null,
          requestId: problem?.request_id ?? null,
        }),
      )
    })
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}
