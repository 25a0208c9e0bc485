import { FailedJobs, QueueView } from '@holdfast/contracts/operations'
import { request } from './request.ts'
import { send } from './send.ts'

export const fetchQueues = () => request(QueueView, { path: '/api/v1/admin/queues' })
export const fetchFailedJobs = () => request(FailedJobs, { path: '/api/v1/admin/failed-jobs' })
export const retryFailedJob = (id: string) =>
  send({ method: 'POST', path: `/api/v1/admin/failed-jobs/${encodeURIComponent(id)}/retry` })
export const discardFailedJob = (id: string) =>
  send({ method: 'DELETE', path: `/api/v1/admin/failed-jobs/${encodeURIComponent(id)}` })
