import { EvidenceContext, EvidenceContextQuery } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { PathId } from '@holdfast/contracts/scalars'
import { findPinnedLine } from '@holdfast/database/incidents/find-pinned-line'
import { openPinnedContext } from '@holdfast/database/incidents/open-pinned-context'
import type { PinnedContext } from '@holdfast/database/incidents/sealed-places'
import { AppError } from '@holdfast/runtime/app-error'
import { z } from 'zod'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

const Params = z.object({ id: PathId, lineId: z.string().regex(/^L\d{1,6}$/, 'must be a line id such as L12') })

export const getEvidenceContext: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/evidence/:lineId/context',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        params: Params,
        querystring: EvidenceContextQuery,
        response: { 200: EvidenceContext, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const { id, lineId } = request.params
      const lineNumber = Number(lineId.slice(1))
      const context = await database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, id)
        const pinned = await findPinnedLine(tx, id, lineNumber)
        if (!pinned) throw new AppError('not_found', `This incident has no line ${lineId}.`)
        const cipher = await vault.cipherOf(tx, customerId)
        return openPinnedContext(cipher, id, { lineNumber, context: pinned.context })
      })
      return { line_id: lineId, source: context.source, lines: around(context, request.query.lines) }
    },
  )
}

function around({ lines }: PinnedContext, wanted: number): PinnedContext['lines'] {
  const cited = Math.max(
    0,
    lines.findIndex((line) => line.is_cited),
  )
  return lines.slice(Math.max(0, cited - wanted), cited + wanted + 1)
}
