import { Message } from '@holdfast/contracts/problem'
import { request } from '../../../lib/api/request.ts'

export const confirmOperator = ({ id, password }: { readonly id: string; readonly password: string }) =>
  request(Message, { method: 'POST', path: `/api/v1/admin/operators/${id}/confirm`, body: { password } })
