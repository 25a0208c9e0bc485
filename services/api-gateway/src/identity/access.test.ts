import { expect, it } from 'vitest'
import { type Access, judgeAccess } from './access.ts'

const nobody = { role: null, isOperator: false }
const member = { role: 'member', isOperator: false } as const
const admin = { role: 'admin', isOperator: false } as const
const operator = { role: 'member', isOperator: true } as const

it.each<[Access, Record<'nobody' | 'member' | 'admin' | 'operator', string>]>([
  ['public', { nobody: 'allowed', member: 'allowed', admin: 'allowed', operator: 'allowed' }],
  ['member', { nobody: 'unauthenticated', member: 'allowed', admin: 'allowed', operator: 'allowed' }],
  ['admin', { nobody: 'unauthenticated', member: 'forbidden', admin: 'allowed', operator: 'forbidden' }],
  ['operator', { nobody: 'unauthenticated', member: 'forbidden', admin: 'forbidden', operator: 'allowed' }],
])('%s', (access, expected) => {
  expect({
    nobody: judgeAccess(access, nobody),
    member: judgeAccess(access, member),
    admin: judgeAccess(access, admin),
    operator: judgeAccess(access, operator),
  }).toEqual(expected)
})
