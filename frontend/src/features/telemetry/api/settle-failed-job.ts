import { send } from '../../../lib/api/send.ts'

const pathOf = (id: string) => `/api/v1/admin/failed-jobs/${encodeURIComponent(id)}`

export const retryFailedJob = (id: string) => send({ method: 'POST', path: `${pathOf(id)}/retry` })
export const discardFailedJob = (id: string) => send({ method: 'DELETE', path: pathOf(id) })
