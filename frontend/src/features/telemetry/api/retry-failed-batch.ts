import { send } from '../../../lib/api/send.ts'

export const retryFailedBatch = (id: string) =>
  send({ method: 'POST', path: `/api/v1/admin/failed-batches/${id}/retry` })
