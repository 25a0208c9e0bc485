import type { CodeAnalysis } from '@holdfast/contracts/code-analysis'
import { listGithubRepositories } from '@holdfast/database/github/list-github-repositories'
import { addQuestion } from '@holdfast/database/questions/add-question'
import { countUsage } from '@holdfast/database/usage/count-usage'
import type { GithubUse } from '@holdfast/github/connection/github-use'
import { isGithubConnected } from '@holdfast/github/connection/is-github-connected'
import { useGithub } from '@holdfast/github/connection/use-github'
import { CALLS_PER_ANALYSIS, investigateCode } from '@holdfast/github/investigate/investigate-code'
import { chooseRepositories } from '@holdfast/github/repositories/choose-repositories'
import type { createAnalysisThreads } from '@holdfast/github/thread/create-analysis-threads'
import { AppError } from '@holdfast/runtime/app-error'
import type { Requester } from '../requester.ts'
import { gatherCodeClues } from './gather-code-clues.ts'

export interface AnalyzeCodeDependencies extends GithubUse {
  readonly threads: ReturnType<typeof createAnalysisThreads>
}

/** What keeps us from looking is part of the answer; only an incident that is not there is an error. */
export async function analyzeCode(
  dependencies: AnalyzeCodeDependencies,
  { customerId, actor }: Requester,
  { incidentId, question }: { readonly incidentId: string; readonly question: string },
): Promise<CodeAnalysis> {
  const { database, vault, settings, threads } = dependencies
  const { source, isConnected, rows } = await database.withTenant(customerId, async (tx) => {
    const gathered = await gatherCodeClues(tx, vault, incidentId)
    await countUsage(tx, customerId, 'ai-chat')
    return { source: gathered, isConnected: await isGithubConnected(tx), rows: await listGithubRepositories(tx) }
  })
  if (settings.github === undefined) return failed('GitHub is not configured on this installation.')
  if (!isConnected) return failed('GitHub is not connected. Connect it under Integrations.')
  const repositories = chooseRepositories(rows, source.services)
  if (repositories.length === 0) {
    const isCorrelated = rows.some((row) => row.enableCodeCorrelation)
    return failed(whyNone(isCorrelated, source.services))
  }
  try {
    const analyst = threads.analystOf(customerId)
    const clues = await analyst.readClues(source)
    const analysis = await useGithub(dependencies, { customerId, maxCalls: CALLS_PER_ANALYSIS }, (client) =>
      investigateCode({ client, analyst }, clues, repositories),
    )
    await database.withTenant(customerId, async (tx) =>
      addQuestion(tx, await vault.cipherOf(tx, customerId), {
        customerId,
        incidentId,
        askedBy: actor.userId,
        question,
        answer: asAnswer(analysis),
      }),
    )
    return analysis
  } catch (error) {
    if (error instanceof AppError) return failed(error.detail)
    throw error
  }
}

const asAnswer = (analysis: CodeAnalysis) => ({
  answer: analysis.explanation,
  citations: [],
  source: 'engine' as const,
  notice: null,
  suggestions: [],
  analysis,
})

const whyNone = (isCorrelated: boolean, services: readonly string[]): string =>
  isCorrelated
    ? `No repository is mapped to ${services.join(' or ')}. Set its service name under Integrations, Repositories.`
    : 'No repository has code correlation. Switch it on under Integrations, Repositories.'

const failed = (message: string): CodeAnalysis => ({
  error_message: message,
  explanation: message,
  files_investigated: [],
  skipped_files: [],
})
