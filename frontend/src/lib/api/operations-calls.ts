import { FailedJobs, QueueView } from '@holdfast/contracts/operations'
import { Operators } from '@holdfast/contracts/operators'
import { Message } from '@holdfast/contracts/problem'
import { request } from './request.ts'
import { send } from './send.ts'

export const fetchQueues = () => request(QueueView, { path: '/api/v1/admin/queues' })
export const fetchFailedJobs = () => request(FailedJobs, { path: '/api/v1/admin/failed-jobs' })
export const retryFailedJob = (id: string) =>
  send({ method: 'POST', path: `/api/v1/admin/failed-jobs/${encodeURIComponent(id)}/retry` })
export const discardFailedJob = (id: string) =>
  send({ method: 'DELETE', path: `/api/v1/admin/failed-jobs/${encodeURIComponent(id)}` })
export const fetchOperators = () => request(Operators, { path: '/api/v1/admin/operators' })
export const confirmOperator = ({ id, password }: { readonly id: string; readonly password: string }) =>
  request(Message, { method: 'POST', path: `/api/v1/admin/operators/${id}/confirm`, body: { password } })
