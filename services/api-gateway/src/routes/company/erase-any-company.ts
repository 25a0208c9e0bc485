import { ErasurePlan, EraseCompanyRequest } from '@holdfast/contracts/company'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { cancelErasure } from '@holdfast/database/erasure/cancel-erasure'
import { planErasure } from '@holdfast/database/erasure/plan-erasure'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../identity/caller.ts'
import { requirePassword } from '../../identity/require-password.ts'
import { writeErasureMails } from '../../mail/write-erasure-mails.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeErasure } from './describe-erasure.ts'

/** For a company that asked for it by mail, and again after a backup that still held it was restored. */
export const eraseAnyCompany: Route = async (app, dependencies) => {
  const { database, now } = dependencies
  app.post(
    '/api/v1/admin/companies/:id/erase',
    {
      config: { access: 'operator' },
      schema: {
        tags: ['admin'],
        params: IdParams,
        body: EraseCompanyRequest,
        response: { 202: ErasurePlan, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const customerId = request.params.id
      await requirePassword(request, dependencies, request.body.password)
      const eraseAt = await database.withTenant(customerId, async (tx, { publish }) => {
        const company = await tx
          .selectFrom('customers')
          .select('name')
          .where('erasureStartedAt', 'is', null)
          .executeTakeFirst()
        if (company?.name !== request.body.company_name.trim()) return undefined
        const at = await planErasure(tx, customerId, now())
        await auditThere(tx, request, customerId, 'company.erasure-planned')
        const askedBy = 'an operator of this installation'
        const mailIds = await writeErasureMails(tx, dependencies, { customerId, eraseAt: at, askedBy })
        for (const mailId of mailIds) publish(mailWritten, { mailId })
        return at
      })
      if (!eraseAt) throw new AppError('not_found', 'There is no company with this id and name.')
      return reply.code(202).send(describeErasure(eraseAt))
    },
  )

  app.delete(
    '/api/v1/admin/companies/:id/erase',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], params: IdParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const customerId = request.params.id
      await database.withTenant(customerId, async (tx) => {
        if (!(await cancelErasure(tx, customerId))) throw new AppError('not_found', 'No erasure is planned.')
        await auditThere(tx, request, customerId, 'company.erasure-cancelled')
      })
      return { message: 'The company will not be erased.' }
    },
  )
}

/** In the company's own log, too: the operator is no actor of its list, so the entry names their address. */
const auditThere = (tx: TenantTransaction, request: FastifyRequest, customerId: string, action: string) =>
  recordAudit(tx, {
    customerId,
    actor: null,
    action,
    address: request.ip,
    requestId: request.id,
    details: { operator: callerOf(request).email },
  })
