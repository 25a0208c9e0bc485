import { LogJob } from '@holdfast/contracts/logs'
import { request } from '../../../lib/api/request.ts'
import { send } from '../../../lib/api/send.ts'

const ShownLogJob = LogJob.extend({ looked_at: LogJob.shape.looked_at.default(null) })
const pathOf = (id: string) => `/api/v1/logs/jobs/${id}`

export const fetchLogJob = (id: string) => request(ShownLogJob, { path: pathOf(id) })
export const cancelLogJob = (id: string) => send({ method: 'DELETE', path: pathOf(id) })
