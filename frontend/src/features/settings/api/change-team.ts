import { User, type Role } from '@holdfast/contracts/people'
import type { AddTeamUserRequest } from '@holdfast/contracts/team'
import { request } from '../../../lib/api/request.ts'
import { send } from '../../../lib/api/send.ts'

const path = '/api/v1/team/users'

export type TeamUserChange = { readonly role: Role } | { readonly is_active: boolean }

export const addTeamUser = (body: AddTeamUserRequest) => request(User, { method: 'POST', path, body })
export const updateTeamUser = (id: string, change: TeamUserChange) =>
  request(User, { method: 'PATCH', path: `${path}/${id}`, body: change })
export const removeTeamUser = (id: string) => send({ method: 'DELETE', path: `${path}/${id}` })
