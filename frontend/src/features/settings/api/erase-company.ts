import { ErasurePlan, type EraseCompanyRequest } from '@holdfast/contracts/company'
import { request } from '../../../lib/api/request.ts'
import { send } from '../../../lib/api/send.ts'

const path = '/api/v1/company/erase'

export const eraseCompany = (body: EraseCompanyRequest) => request(ErasurePlan, { method: 'POST', path, body })
export const callOffErasure = () => send({ method: 'DELETE', path })
