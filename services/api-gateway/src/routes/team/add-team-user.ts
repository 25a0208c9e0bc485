import { isEmailShaped } from '@holdfast/contracts/email'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@holdfast/contracts/password-strength'
import { User } from '@holdfast/contracts/people'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { AddTeamUserRequest } from '@holdfast/contracts/team'
import { INVALID_EMAIL_TEXT, PASSWORD_REQUIRED_TEXT } from '@holdfast/contracts/validation-texts'
import { findAccountsByEmail } from '@holdfast/database/accounts/find-accounts-by-email'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { addPerson } from '@holdfast/database/team/add-person'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { describeUser } from '../../identity/describe-user.ts'
import { normalizeEmail } from '../../identity/normalize-email.ts'
import { writeTeamMemberMail } from '../../mail/write-team-member-mail.ts'
import type { Route } from '../../route-dependencies.ts'

export const addTeamUser: Route = async (app, dependencies) => {
  const { database, passwords, limiter, now } = dependencies
  app.post(
    '/api/v1/team/users',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['team'],
        querystring: ApiKeyQuery,
        body: AddTeamUserRequest,
        response: { 201: User, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const complaint = checkNewPerson(request.body)
      if (complaint !== undefined) throw new AppError('validation_failed', complaint)
      const { customerId } = callerOf(request)
      await limiter.take('additions_per_company', customerId)
      const email = normalizeEmail(request.body.email)
      await limiter.take('mails_per_email', email)
      const person = {
        id: uuidV7(),
        customerId,
        email,
        firstName: request.body.first_name.trim(),
        lastName: request.body.last_name.trim(),
        role: request.body.role,
        passwordHash: await passwords.hash(request.body.password),
        createdAt: now(),
      }
      const [holder] = await database.withSystem('sign-in', (tx) => findAccountsByEmail(tx, email))
      if (holder?.emailVerifiedAt) throw takenEmail()
      const added = await database.withTenant(customerId, async (tx, { publish }) => {
        const row = await addPerson(tx, person)
        if (!row) throw takenEmail()
        const object = { type: 'user', id: row.id }
        await recordAudit(tx, {
          ...requesterOf(request),
          action: 'team.member-added',
          object,
          details: { email, role: row.role },
        })
        publish(mailWritten, { mailId: await writeTeamMemberMail(tx, dependencies, callerOf(request), person) })
        return row
      })
      return reply.code(201).send(describeUser(added))
    },
  )
}

const takenEmail = () => new AppError('email_taken', 'An account with this email address already exists.')

function checkNewPerson(person: AddTeamUserRequest): string | undefined {
  if (person.first_name.trim() === '') return 'First name is required'
  if (person.last_name.trim() === '') return 'Last name is required'
  if (person.email.trim() === '') return 'Email is required'
  if (person.password === '') return PASSWORD_REQUIRED_TEXT
  if (person.password.length < MIN_PASSWORD_LENGTH) return 'Password must be at least 8 characters'
  if (person.password.length > MAX_PASSWORD_LENGTH) return 'Password must be at most 200 characters'
  if (!isEmailShaped(person.email.trim())) return INVALID_EMAIL_TEXT
  return undefined
}
