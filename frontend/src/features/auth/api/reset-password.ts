import type { ResetPasswordRequest } from '@holdfast/contracts/auth'
import { Message } from '@holdfast/contracts/problem'
import { request } from '../../../lib/api/request.ts'
import { publicCall } from './public-call.ts'

export const forgotPassword = (email: string) => request(Message, publicCall('forgot-password', { email }))
export const resetPassword = (body: ResetPasswordRequest) => request(Message, publicCall('reset-password', body))
