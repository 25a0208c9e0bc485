import { Message } from '@holdfast/contracts/problem'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'
import { send } from '../../../lib/api/send.ts'

const pathOf = (id: string) => `/api/v1/incidents/${encodeURIComponent(id)}`

export const deleteIncident = (id: string) =>
  request(Message, { method: 'DELETE', path: pathOf(id), query: { api_key: requireApiKey() } })

export const restoreIncident = (id: string) => send({ method: 'POST', path: `${pathOf(id)}/restore` })
