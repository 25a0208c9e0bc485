import { VerifyConnectionResult } from '@holdfast/contracts/agent'
import { request } from '../../../lib/api/request.ts'

const ShownResult = VerifyConnectionResult.extend({
  stages: VerifyConnectionResult.shape.stages.nullable().default(null),
})

export const verifyConnection = (fingerprint: string) =>
  request(ShownResult, { method: 'POST', path: '/api/v1/agent/verify-connection', body: { fingerprint } })
