import { LoginResult, type LoginRequest } from '@holdfast/contracts/auth'
import { Customer } from '@holdfast/contracts/people'
import { request } from '../../../lib/api/request.ts'
import { browserId } from '../../../lib/auth/browser-id.ts'
import { publicCall } from './public-call.ts'

/** The company comes by name and key, and need not tell its id. */
const ShownLogin = LoginResult.extend({ customer: Customer.partial({ id: true }) })

export const login = (body: LoginRequest) =>
  request(ShownLogin, { ...publicCall('login', body), headers: { 'x-browser-id': browserId() } })
