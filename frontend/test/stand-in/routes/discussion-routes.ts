import { randomUUID } from 'node:crypto'
import type { Answer } from '@holdfast/contracts/assistant'
import type { CodeAnalysis } from '@holdfast/contracts/code-analysis'
import { nameOf, now, ok, type Routes } from './route.ts'

const answer: Answer = {
  answer: `**orders-db** ran out of connections [L1]; everything else follows from that.\n\n1. End the idle sessions of \`report-scheduler\`\n2. Limit its pool\n\nThe refusals come every five minutes [L2].`,
  citations: [],
  source: 'engine',
  notice: null,
  suggestions: [],
}

const analysis: CodeAnalysis = {
  error_message: null,
  explanation: 'The deploy seven minutes before the first refusal changed how report-scheduler opens connections.',
  files_investigated: [
    {
      file: 'src/reports/open-connection.ts',
      line: 42,
      priority: 'high',
      reason: 'The connection is no longer returned when a report fails.',
      blame: {
        author: 'grace',
        commit_sha: '9fceb02d0ae598e95dc970b74767f19372d61af8',
        commit_message: 'Open one connection per report',
        pr_number: 812,
      },
      repository: 'acme/report-scheduler',
      citations: [{ line_id: 'L1', quote: 'remaining connection slots are reserved' }],
      hunk: '@@ -40,6 +40,5 @@\n   const client = await pool.connect()\n-  try {\n-    await run(client)\n-  } finally { client.release() }\n+  await run(client)',
      url: 'https://github.com/acme/report-scheduler',
    },
  ],
  skipped_files: [{ file: 'dist/bundle.js', reason: 'generated' }],
}

export const discussionRoutes: Routes = [
  ['GET /api/v1/dashboard/incidents/*/comments', (state) => ok({ comments: state.comments })],
  [
    'POST /api/v1/dashboard/incidents/*/comments',
    (state, { body }) => {
      const comment = {
        id: randomUUID(),
        comment_text: String(body['comment_text']),
        created_at: now(),
        edited_at: null,
        user: nameOf(state.user),
      }
      state.comments.push(comment)
      return { status: 201, body: comment }
    },
  ],
  ['POST /api/v1/dashboard/incidents/*/ask', () => ok(answer)],
  [
    'POST /api/v1/dashboard/incidents/*/analyze-code',
    (state, { body }) => {
      state.conversation.push({
        ...answer,
        answer: analysis.explanation,
        id: randomUUID(),
        asked_at: now(),
        asked_by: nameOf(state.user),
        question: String(body['question']),
        analysis,
        is_looking: false,
      })
      return ok({ analysis })
    },
  ],
  ['GET /api/v1/dashboard/incidents/*/conversation', (state) => ok({ entries: state.conversation })],
]
