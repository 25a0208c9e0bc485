import {
  LoginResult,
  Me,
  SessionList,
  SignupResult,
  type LoginRequest,
  type ResetPasswordRequest,
  type SignupRequest,
} from '@holdfast/contracts/auth'
import { Customer } from '@holdfast/contracts/people'
import { Message } from '@holdfast/contracts/problem'
import { browserId } from '../auth/browser-id.ts'
import { request } from './request.ts'
import { send } from './send.ts'

/** The company comes by name and key, and need not tell its id. */
const ShownLogin = LoginResult.extend({ customer: Customer.partial({ id: true }) })

const post = (name: string, body: unknown) =>
  ({ method: 'POST', path: `/api/v1/auth/${name}`, body, isPublic: true }) as const

export const login = (body: LoginRequest) =>
  request(ShownLogin, { ...post('login', body), headers: { 'x-browser-id': browserId() } })
export const signup = (body: SignupRequest) => request(SignupResult, post('signup', body))
export const resendVerification = (email: string) => request(Message, post('resend-verification', { email }))
export const forgotPassword = (email: string) => request(Message, post('forgot-password', { email }))
export const resetPassword = (body: ResetPasswordRequest) => request(Message, post('reset-password', body))
export const fetchMe = () => request(Me, { path: '/api/v1/auth/me' })
export const logout = () => send({ method: 'POST', path: '/api/v1/auth/logout' })
export const fetchSessions = () => request(SessionList, { path: '/api/v1/auth/sessions' })
export const revokeSession = (id: string) => send({ method: 'DELETE', path: `/api/v1/auth/sessions/${id}` })
