import { Limits } from '@holdfast/contracts/logs'
import { LONGEST_COMMENT } from '@holdfast/contracts/comments'
import { COMMENTS_PER_INCIDENT } from '@holdfast/incidents/discuss/comment-limits'
import { accountLimits } from '../../rate-limits/account-limits.ts'
import type { Route } from '../../route-dependencies.ts'

export const getLimits: Route = async (app, { publishedLimits }) => {
  const limits: Limits = {
    ...Object.fromEntries(
      Object.entries(accountLimits).map(([name, { limit, windowSeconds, description }]) => [
        name,
        { value: limit, unit: `per ${windowSeconds} s`, description },
      ]),
    ),
    request_body_bytes: {
      value: app.initialConfig.bodyLimit ?? 0,
      unit: 'bytes',
      description: 'The largest body of a dashboard call.',
    },
    comments_per_incident: {
      value: COMMENTS_PER_INCIDENT,
      unit: 'comments',
      description: 'Comments of one incident, deleted ones included.',
    },
    comment_characters: { value: LONGEST_COMMENT, unit: 'characters', description: 'The longest comment.' },
    ...publishedLimits,
  }
  app.get(
    '/api/v1/limits',
    { config: { access: 'public' }, schema: { tags: ['limits'], response: { 200: Limits } } },
    async () => limits,
  )
}
