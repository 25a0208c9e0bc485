import { request } from '../../../lib/api/request.ts'
import { send } from '../../../lib/api/send.ts'
import { ShownComment } from './comments-query.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const addComment = (id: string, text: string) =>
  request(ShownComment, { method: 'POST', path: incidentPath(id, '/comments'), body: { comment_text: text } })

export const editComment = (id: string, commentId: string, text: string) =>
  request(ShownComment, {
    method: 'PATCH',
    path: incidentPath(id, `/comments/${commentId}`),
    body: { comment_text: text },
  })

export const deleteComment = (id: string, commentId: string) =>
  send({ method: 'DELETE', path: incidentPath(id, `/comments/${commentId}`) })
