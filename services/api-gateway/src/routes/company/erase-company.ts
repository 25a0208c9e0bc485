import { EraseCompanyRequest } from '@holdfast/contracts/company'
import { Message, Problem } from '@holdfast/contracts/problem'
import { findPerson } from '@holdfast/database/accounts/find-person'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { beginErasure } from '@holdfast/database/erasure/begin-erasure'
import { finishErasure } from '@holdfast/database/erasure/finish-erasure'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** A session may be stolen and a click may be a slip: it takes the password and the company's name. */
export const eraseCompany: Route = async (app, { database, passwords, limiter, background, now }) => {
  app.post(
    '/api/v1/company/erase',
    {
      config: { access: 'admin' },
      schema: { tags: ['company'], body: EraseCompanyRequest, response: { 202: Message, '4xx': Problem } },
    },
    async (request, reply) => {
      const { customerId, userId, email, companyName } = callerOf(request)
      const { company_name: typedName, password } = request.body
      await limiter.check('failures_per_account', email)
      const person = await database.withTenant(customerId, (tx) => findPerson(tx, userId))
      if (!(await passwords.matches(password, person?.passwordHash))) {
        await limiter.take('failures_per_account', email)
        throw new AppError('wrong_password', 'Current password is incorrect.')
      }
      if (typedName.trim() !== companyName) {
        throw new AppError('validation_failed', `Type the company's name, ${companyName}, to erase it.`)
      }
      const erasedAt = now()
      await database.withTenant(customerId, async (tx) => {
        await recordAudit(tx, { ...auditOf(request), action: 'company.erased', at: erasedAt })
        await beginErasure(tx, customerId, erasedAt)
      })
      request.log.warn({ customer_id: customerId }, 'a company is being erased')
      background.run(finishErasure(database, customerId, erasedAt))
      return reply.code(202).send({ message: 'Nobody can read the data of this company any more.' })
    },
  )
}
