import { Message } from '@holdfast/contracts/problem'
import { request } from '../../../lib/api/request.ts'
import { publicCall } from './public-call.ts'

export const resendVerification = (email: string) => request(Message, publicCall('resend-verification', { email }))
