import { SignupResult, type SignupRequest } from '@holdfast/contracts/auth'
import { request } from '../../../lib/api/request.ts'
import { publicCall } from './public-call.ts'

export const signup = (body: SignupRequest) => request(SignupResult, publicCall('signup', body))
