import { z } from 'zod'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'
import { ShownCodeAnalysis } from './shown-answers.ts'

export const analyzeCode = (id: string, question = 'Check code changes') =>
  request(z.object({ analysis: ShownCodeAnalysis }), {
    method: 'POST',
    path: incidentPath(id, '/analyze-code'),
    body: { question, api_key: requireApiKey() },
  })
