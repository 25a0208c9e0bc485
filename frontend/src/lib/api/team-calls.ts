import type { Role } from '@holdfast/contracts/people'
import { User } from '@holdfast/contracts/people'
import { TeamUsers, type AddTeamUserRequest } from '@holdfast/contracts/team'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from './request.ts'
import { send } from './send.ts'

const PATH = '/api/v1/team/users'

/** The specification leaves open whether they come wrapped. */
const ShownTeam = z.union([TeamUsers, z.array(User).transform((users) => ({ users }))])

export const fetchTeam = async () => (await request(ShownTeam, { path: PATH })).users
export const teamQuery = queryOptions({ queryKey: ['team'], queryFn: fetchTeam, staleTime: 60_000 })

export const addTeamUser = (body: AddTeamUserRequest) => request(User, { method: 'POST', path: PATH, body })
export const updateTeamUser = (id: string, change: { role: Role } | { is_active: boolean }) =>
  request(User, { method: 'PATCH', path: `${PATH}/${id}`, body: change })
export const removeTeamUser = (id: string) => send({ method: 'DELETE', path: `${PATH}/${id}` })
