import { send } from '../../../lib/api/send.ts'

export const undoGrouping = (changeId: string) =>
  send({ method: 'POST', path: `/api/v1/dashboard/grouping/changes/${encodeURIComponent(changeId)}/undo` })
