import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import { BulkIncidentsRequest, BulkIncidentsResult } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { deleteIncident } from '@holdfast/database/incidents/delete-incident'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, type Caller, callerOf } from '../../auth/caller.ts'
import { changeIncident } from '../../incidents/change-incident.ts'
import type { Route } from '../../route-dependencies.ts'

type BulkAction = BulkIncidentsRequest['action']

/** One transaction: incidents that are gone are named in the answer, any other failure changes none. */
export const bulkIncidents: Route = async (app, { database }) => {
  app.post(
    '/api/v1/dashboard/incidents/bulk',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        body: BulkIncidentsRequest,
        response: { 200: BulkIncidentsResult, '4xx': Problem },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { action } = request.body
      const incidentIds = [...new Set(request.body.incident_ids)].toSorted()
      return database.withTenant(caller.customerId, async (tx, { publish }) => {
        const changed: string[] = []
        const notFound: string[] = []
        for (const id of incidentIds) {
          const isChanged = await apply({ tx, publish }, caller, id, action)
          const list = isChanged ? changed : notFound
          list.push(id)
        }
        if (action.type === 'delete' && changed.length > 0) {
          await recordAudit(tx, {
            ...auditOf(request),
            action: 'incident.deleted',
            object: { type: 'incident', id: changed.length === 1 ? (changed[0] ?? '') : 'several' },
            details: { incident_ids: changed },
          })
        }
        return { changed, not_found: notFound }
      })
    },
  )
}

async function apply(
  { tx, publish }: { readonly tx: TenantTransaction; readonly publish: Publish },
  caller: Caller,
  id: string,
  action: BulkAction,
): Promise<boolean> {
  if (action.type === 'delete') {
    const deleted = await deleteIncident(tx, { customerId: caller.customerId, incidentId: id, actorId: caller.userId })
    if (deleted !== undefined) publish(incidentChanged, { customerId: caller.customerId, incidentId: id })
    return deleted !== undefined
  }
  try {
    await changeIncident({ tx, publish }, caller, id, action)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}
