import { send } from '../../../lib/api/send.ts'

export const revokeSession = (id: string) => send({ method: 'DELETE', path: `/api/v1/auth/sessions/${id}` })
