import { EraseAnyCompanyRequest } from '@holdfast/contracts/company'
import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { beginErasure } from '@holdfast/database/erasure/begin-erasure'
import { finishErasure } from '@holdfast/database/erasure/finish-erasure'
import { AppError } from '@holdfast/runtime/app-error'
import type { Route } from '../../route-dependencies.ts'

/** For a company that asked for it by mail, and again after a backup that still held it was restored. */
export const eraseAnyCompany: Route = async (app, { database, background, now }) => {
  app.post(
    '/api/v1/admin/companies/:id/erase',
    {
      config: { access: 'operator' },
      schema: {
        tags: ['admin'],
        params: IdParams,
        body: EraseAnyCompanyRequest,
        response: { 202: Message, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const customerId = request.params.id
      const erasedAt = now()
      const isErased = await database.withTenant(customerId, async (tx) => {
        const company = await tx
          .selectFrom('customers')
          .select('name')
          .where('erasureStartedAt', 'is', null)
          .executeTakeFirst()
        if (company?.name !== request.body.company_name.trim()) return false
        // The operator is a stranger to this company's list of actors.
        await recordAudit(tx, {
          customerId,
          actor: null,
          action: 'company.erased',
          address: '',
          requestId: request.id,
          at: erasedAt,
        })
        await beginErasure(tx, customerId, erasedAt)
        return true
      })
      if (!isErased) throw new AppError('not_found', 'There is no company with this id and name.')
      request.log.warn({ customer_id: customerId }, 'a company is being erased')
      background.run(finishErasure(database, customerId, erasedAt))
      return reply.code(202).send({ message: 'Nobody can read the data of this company any more.' })
    },
  )
}
