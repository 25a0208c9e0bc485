import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { TeamUsers } from '@holdfast/contracts/team'
import { listPeople } from '@holdfast/database/team/list-people'
import { callerOf } from '../../identity/caller.ts'
import { describeUser } from '../../identity/describe-user.ts'
import type { Route } from '../../route-dependencies.ts'

export const listTeamUsers: Route = async (app, { database }) => {
  app.get(
    '/api/v1/team/users',
    {
      config: { access: 'member' },
      schema: { tags: ['team'], querystring: ApiKeyQuery, response: { 200: TeamUsers, '4xx': Problem } },
    },
    async (request) => {
      const people = await database.withTenant(callerOf(request).customerId, listPeople)
      return { users: people.map(describeUser) }
    },
  )
}
