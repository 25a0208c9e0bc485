import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'
import { ShownConversation } from './shown-answers.ts'

/** While the logs are looked into for a question, and the page was left in between. */
const LOOK_AGAIN_MS = 2_000

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'conversation'),
    queryFn: () => request(ShownConversation, { path: incidentPath(id, '/conversation') }),
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.entries.some(({ is_looking: isLooking }) => isLooking) ? LOOK_AGAIN_MS : false,
  })
