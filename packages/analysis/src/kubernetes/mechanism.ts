import type { Signature, SignatureCategory, SignatureCommand } from '../model/signature.ts'

export type Row = readonly [
  title: string,
  cause: string,
  category: SignatureCategory,
  severity: Signature['severity'],
  look: string,
  fix?: string,
]

const look = (command: string): SignatureCommand => ({
  category: 'diagnose',
  priority: 'high',
  risk: 'read-only',
  command,
  description: 'See what the cluster holds now, beside what it held when this was printed.',
  estimatedTime: '2 min',
  verification: 'The mismatch is seen, or gone.',
})

const fix = (command: string): SignatureCommand => ({
  category: 'fix',
  priority: 'high',
  risk: 'changes-state',
  command,
  description: 'Correct the mismatch in the manifests too, so that the next rollout keeps it.',
  estimatedTime: '5 min',
  verification: 'The workload is ready and its service has endpoints.',
  undo: 'kubectl rollout undo deployment/{service}',
})

const VERIFY: SignatureCommand = {
  category: 'verify',
  priority: 'medium',
  risk: 'read-only',
  command: 'kubectl get pods,endpoints -o wide',
  description: 'See that all pods are ready and every service has endpoints again.',
  estimatedTime: '5 min',
  verification: 'All are ready for five minutes.',
}

/** A mismatch in the words and with the commands of a signature that no line matches. */
export const toSignature = (id: string, [title, cause, category, severity, command, repair]: Row): Signature => ({
  id: `kubernetes/object-${id}`,
  technology: 'kubernetes',
  category,
  title,
  cause,
  patterns: [],
  keywords: [],
  blames: 'self',
  specificity: 3,
  severity,
  commands: [look(command), ...(repair === undefined ? [] : [fix(repair)]), VERIFY],
  samples: [],
  nearMisses: [],
})
