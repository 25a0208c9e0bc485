import { send } from '../../../lib/api/send.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const fetchExport = async (id: string, format: 'md' | 'json'): Promise<Blob> =>
  (await send({ path: incidentPath(id, '/export'), query: { format } })).blob()
