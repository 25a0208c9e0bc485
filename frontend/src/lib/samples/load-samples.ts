import { SamplesLoaded } from '@holdfast/contracts/logs'
import { request } from '../api/request.ts'

export const loadSamples = () => request(SamplesLoaded, { method: 'POST', path: '/api/v1/samples' })
