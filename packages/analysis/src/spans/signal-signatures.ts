import { defineCounted as define } from '../signatures/define-signatures.ts'
import type { Signature } from '../model/signature.ts'

const TOP = 'kubectl top pods; kubectl get events --field-selector type=Warning'

/** What spans and numbers show: no line says it, so no pattern can match it. */
export const SIGNAL_SIGNATURES = {
  'slow-self': define({
    id: 'engine/slow-self',
    mechanism: 'slow-work',
    symptom: 'own work {times}× slower',
    cause:
      '{service} spends more time in its own work: {operation} takes {to} instead of {from}, without waiting for others[, while its {resource} rose from {low} to {high}]. What calls it waits for it.',
    look: `${TOP} # Whether it is short of CPU or memory, and since when.`,
  }),
  'cpu-bound': define({
    id: 'engine/cpu-bound',
    mechanism: 'cpu-starved',
    symptom: 'CPU {high}, own work {times}× slower',
    cause:
      '{service} is short of CPU: its {resource} rose from {low} to {high}, and {operation} takes {to} instead of {from} without waiting for others. What calls it waits for it.',
    look: `${TOP} # Which process takes the CPU.`,
  }),
  'slow-network': define({
    id: 'engine/slow-network',
    mechanism: 'network-misconfigured',
    symptom: 'network {times}× slower',
    cause:
      'The network from and to {service} is slow: its calls spend {to} on the way instead of {from}[ ({operation})], while the work at both ends takes as long as before.',
    look: 'kubectl get pods -o wide; kubectl describe nodes # Which node it runs on, and whether others there are slow too.',
  }),
  'fails-itself': define({
    id: 'engine/fails-itself',
    mechanism: 'code-bug',
    symptom: '{operation} fails',
    cause:
      '{service} fails by itself: {count} calls of {operation} end in errors that none of its own callees had[ ({message})].',
  }),
  'breaks-off': define({
    id: 'engine/breaks-off',
    mechanism: 'code-bug',
    symptom: '{operation} breaks off',
    cause:
      '{service} breaks off: {operation} ends early[ {count} times] and no longer makes the calls that it used to make (an exception, or a return before its work is done).',
  }),
  'no-answer': define({
    id: 'engine/no-answer',
    mechanism: 'peer-timeout',
    symptom: 'calls are not answered',
    cause:
      'Calls to {service} are not answered[ ({operation})]: it is down, cut off, or fails before it records a span.',
  }),
  'cpu-rise': define({
    id: 'engine/cpu-rise',
    mechanism: 'cpu-starved',
    severity: 'medium',
    symptom: 'CPU up from {low} to {high}',
    cause:
      'CPU use of {service} rose in one step: {resource} from {low} to {high}, without more calls that would explain it.',
    look: `${TOP} # Which process takes the CPU.`,
  }),
  'resource-rise': define({
    id: 'engine/resource-rise',
    mechanism: 'slots-exhausted',
    severity: 'medium',
    symptom: '{resource} up from {low} to {high}',
    cause: '{service} uses up what it has: {resource} rose in one step from {low} to {high}.',
  }),
} as const satisfies Record<string, Signature>

export type SignalId = keyof typeof SIGNAL_SIGNATURES
