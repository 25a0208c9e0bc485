import { AnalyzeCodeRequest, AnalyzeCodeResult, type CodeAnalysis } from '@holdfast/contracts/code-analysis'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listGithubRepositories } from '@holdfast/database/github/list-github-repositories'
import { countUsage } from '@holdfast/database/usage/count-usage'
import { CALLS_PER_ANALYSIS, investigateCode } from '@holdfast/github/investigate/investigate-code'
import { chooseRepositories } from '@holdfast/github/repositories/choose-repositories'
import { createAnalysisThreads } from '@holdfast/github/thread/create-analysis-threads'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../auth/caller.ts'
import { gatherCodeClues } from '../../incidents/gather-code-clues.ts'
import { keepAnswer } from '../../incidents/keep-answer.ts'
import { isGithubConnected } from '../../integrations/is-github-connected.ts'
import { useGithub } from '../../integrations/use-github.ts'
import type { Route } from '../../route-dependencies.ts'

/** What keeps us from looking is part of the answer; only an incident that is not there is an error. */
export const analyzeCode: Route = async (app, dependencies) => {
  const { database, vault, settings } = dependencies
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
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      const { source, isConnected, rows } = await database.withTenant(customerId, async (tx) => {
        const gathered = await gatherCodeClues(tx, vault, incidentId)
        await countUsage(tx, customerId, 'ai-chat')
        return { source: gathered, isConnected: await isGithubConnected(tx), rows: await listGithubRepositories(tx) }
      })
      if (settings.github === undefined) return failed('GitHub is not configured on this installation.')
      if (!isConnected) return failed('GitHub is not connected. Connect it under Integrations.')
      const repositories = chooseRepositories(rows, source.services)
      if (repositories.length === 0)
        return failed(
          whyNone(
            rows.some((row) => row.enableCodeCorrelation),
            source.services,
          ),
        )
      const keep = (analysis: CodeAnalysis) =>
        database.withTenant(customerId, (tx) =>
          keepAnswer(tx, vault, {
            customerId,
            incidentId,
            askedBy: userId,
            question: request.body.question,
            answer: {
              answer: analysis.explanation,
              citations: [],
              source: 'engine',
              notice: null,
              suggestions: [],
              analysis,
            },
          }),
        )
      try {
        const analyst = threads.analystOf(customerId)
        const clues = await analyst.readClues(source)
        const analysis = await useGithub(dependencies, { customerId, maxCalls: CALLS_PER_ANALYSIS }, (client) =>
          investigateCode({ client, analyst }, clues, repositories),
        )
        await keep(analysis)
        return { analysis }
      } catch (error) {
        if (error instanceof AppError) return failed(error.detail)
        throw error
      }
    },
  )
}

const whyNone = (isCorrelated: boolean, services: readonly string[]): string =>
  isCorrelated
    ? `No repository is mapped to ${services.join(' or ')}. Set its service name under Integrations, Repositories.`
    : 'No repository has code correlation. Switch it on under Integrations, Repositories.'

const failed = (message: string): { analysis: CodeAnalysis } => ({
  analysis: { error_message: message, explanation: message, files_investigated: [], skipped_files: [] },
})
