import type { Signature } from '../model/signature.ts'

const common = {
  technology: 'application',
  patterns: [],
  keywords: [],
  blames: 'self',
  specificity: 2,
  samples: [],
  nearMisses: [],
} as const

/** What the engine finds by counting rather than by reading: no line says it, so no pattern can match it. */
export const SILENCE: Signature = {
  ...common,
  id: 'engine/silence',
  category: 'crash',
  title: '{service} has fallen silent',
  cause:
    '{service} logged steadily and then nothing more, while others go on: it hangs, has ended, or its logs no longer arrive.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'kubectl get pods -l app={service} -o wide; systemctl status {service}',
      description: 'See whether {service} still runs, and whether its log collector does.',
      estimatedTime: '2 min',
      verification: 'The process is known to run, hang or be gone.',
    },
  ],
}

export const RESOURCE_FULL: Signature = {
  ...common,
  id: 'engine/resource-full',
  category: 'resource-exhaustion',
  title: 'A resource of {service} is used up',
  cause: 'A resource of {service} has grown steadily until its limit was reached.',
  severity: 'medium',
  commands: [
    {
      category: 'diagnose',
      priority: 'high',
      risk: 'read-only',
      command: 'kubectl top pod -l app={service}; df -h',
      description: 'Compare what is used with the limit, and see what uses it.',
      estimatedTime: '3 min',
      verification: 'The growing consumer is known.',
    },
  ],
}
