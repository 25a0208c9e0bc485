import { User } from '@holdfast/contracts/people'
import { TeamUsers } from '@holdfast/contracts/team'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from '../api/request.ts'

/** The specification leaves open whether they come wrapped. */
const ShownTeam = z.union([TeamUsers, z.array(User).transform((users) => ({ users }))])

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async () => (await request(ShownTeam, { path: '/api/v1/team/users' })).users,
  staleTime: 60_000,
})
