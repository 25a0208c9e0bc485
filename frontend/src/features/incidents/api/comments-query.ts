import { Comment } from '@holdfast/contracts/comments'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const ShownComment = Comment.extend({
  id: z.string(),
  edited_at: z.union([Comment.shape.edited_at, z.null().default(null)]),
  user: z.object({ id: z.string().default(''), first_name: z.string(), last_name: z.string() }),
})
export type ShownComment = z.infer<typeof ShownComment>

/** The specification leaves open whether they come wrapped. */
const ShownComments = z.union([
  z.object({ comments: z.array(ShownComment) }),
  z.array(ShownComment).transform((comments) => ({ comments })),
])

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'comments'),
    queryFn: () => request(ShownComments, { path: incidentPath(id, '/comments') }),
  })
