import { ErasurePlan, EraseCompanyRequest } from '@holdfast/contracts/company'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { Message, Problem } from '@holdfast/contracts/problem'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { cancelErasure } from '@holdfast/database/erasure/cancel-erasure'
import { planErasure } from '@holdfast/database/erasure/plan-erasure'
import { AppError } from '@holdfast/runtime/app-error'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { requirePassword } from '../../identity/require-password.ts'
import { writeErasureMails } from '../../mail/write-erasure-mails.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeErasure } from './describe-erasure.ts'

/** A session may be stolen and a click may be a slip: it takes the password, the name, and days to call it off. */
export const eraseCompany: Route = async (app, dependencies) => {
  const { database, now } = dependencies
  app.post(
    '/api/v1/company/erase',
    {
      config: { access: 'admin' },
      schema: { tags: ['company'], body: EraseCompanyRequest, response: { 202: ErasurePlan, '4xx': Problem } },
    },
    async (request, reply) => {
      const { customerId, companyName, email } = callerOf(request)
      await requirePassword(request, dependencies, request.body.password)
      if (request.body.company_name.trim() !== companyName) {
        throw new AppError('validation_failed', `Type the company's name, ${companyName}, to erase it.`)
      }
      const eraseAt = await database.withTenant(customerId, async (tx, { publish }) => {
        const at = await planErasure(tx, customerId, now())
        await recordAudit(tx, { ...requesterOf(request), action: 'company.erasure-planned', details: { at } })
        const mailIds = await writeErasureMails(tx, dependencies, { customerId, eraseAt: at, askedBy: email })
        for (const mailId of mailIds) publish(mailWritten, { mailId })
        return at
      })
      return reply.code(202).send(describeErasure(eraseAt))
    },
  )

  app.delete(
    '/api/v1/company/erase',
    {
      config: { access: 'admin' },
      schema: { tags: ['company'], response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      await database.withTenant(customerId, async (tx) => {
        if (!(await cancelErasure(tx, customerId))) throw new AppError('not_found', 'No erasure is planned.')
        await recordAudit(tx, { ...requesterOf(request), action: 'company.erasure-cancelled' })
      })
      return { message: 'The company will not be erased.' }
    },
  )
}
