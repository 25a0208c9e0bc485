import { SamplesRemoved } from '@holdfast/contracts/logs'
import { request } from '../../../lib/api/request.ts'

export const removeSamples = () => request(SamplesRemoved, { method: 'DELETE', path: '/api/v1/samples' })
