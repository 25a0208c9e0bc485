import { AnalyzeCodeRequest, AnalyzeCodeResult } from '@holdfast/contracts/code-analysis'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { createAnalysisThreads } from '@holdfast/github/thread/create-analysis-threads'
import { analyzeCode as analyze } from '@holdfast/incidents/ask/analyze-code'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const analyzeCode: Route = async (app, dependencies) => {
  const threads = createAnalysisThreads()
  app.addHook('onClose', () => threads.close())
  app.post(
    '/api/v1/dashboard/incidents/:id/analyze-code',
    {
      config: { access: 'member' },
      schema: {
        tags: ['assistant'],
        params: IdParams,
        body: AnalyzeCodeRequest,
        response: { 200: AnalyzeCodeResult, '4xx': Problem },
      },
    },
    async (request) => {
      const wanted = { incidentId: request.params.id, question: request.body.question }
      return { analysis: await analyze({ ...dependencies, threads }, requesterOf(request), wanted) }
    },
  )
}
