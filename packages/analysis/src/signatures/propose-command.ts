import type { SignatureCommand } from '../model/signature.ts'

type Exceptions = Partial<Pick<SignatureCommand, 'priority' | 'estimatedTime' | 'risk'>>

/** Changes nothing: what to look at, and what one sees there. */
export const diagnose = (
  command: string,
  description: string,
  verification: string,
  exceptions: Exceptions = {},
): SignatureCommand => ({
  category: 'diagnose',
  priority: 'high',
  risk: 'read-only',
  command,
  description,
  estimatedTime: '2 min',
  verification,
  ...exceptions,
})

/** Changes state, so it says how to undo it. */
export const fix = (
  command: string,
  description: string,
  verification: string,
  undo: string,
  exceptions: Exceptions = {},
): SignatureCommand => ({
  category: 'fix',
  priority: 'high',
  risk: 'changes-state',
  command,
  description,
  estimatedTime: '5 min',
  verification,
  undo,
  ...exceptions,
})

/** Changes nothing: shows that the fault is gone. */
export const verify = (command: string, verification: string, exceptions: Exceptions = {}): SignatureCommand => ({
  category: 'verify',
  priority: 'medium',
  risk: 'read-only',
  command,
  description: 'See whether it is healthy again.',
  estimatedTime: '2 min',
  verification,
  ...exceptions,
})
