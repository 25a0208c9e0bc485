import { defineCounted as define } from './define-signatures.ts'

/** What the engine finds by counting rather than by reading: no line says it, so no pattern can match it. */
export const SILENCE = define({
  id: 'engine/silence',
  mechanism: 'hang',
  severity: 'medium',
  symptom: 'stopped logging',
  cause:
    '[{service}|One service] logged steadily and then stopped (silent), while others continue: it hangs, has ended, or its logs no longer arrive.',
})

export const STANDSTILL = define({
  id: 'engine/standstill',
  mechanism: 'job-missed',
  symptom: 'regular work stopped',
  cause:
    'Regular work[ of {service}] has stopped[ ({work})]: it ran every {every}, {times} times, then no more, while the rest continues. It is stalled or no longer started (stuck consumer, missed schedule, lost heartbeat).[ Just then: {last_word}.]',
})

export const GROWTH = define({
  id: 'engine/growth',
  mechanism: 'backlog',
  symptom: '{resource} keeps growing',
  cause:
    'A backlog builds up: the {resource}[ of {service}] has grown steadily from {from} to {to} within {during} and does not drain, because its consumer has stopped or is slower than the input.',
})

export const RESOURCE_FULL = define({
  id: 'engine/resource-full',
  mechanism: 'slots-exhausted',
  severity: 'medium',
  symptom: '[{resource} at its limit|resource at its limit]',
  cause: '[The {resource}|A resource][ of {service}] grew steadily until its limit was reached (exhausted).',
})

export const SLOWDOWN = define({
  id: 'engine/slowdown',
  mechanism: 'slow-work',
  severity: 'medium',
  symptom: 'responses {times}× slower',
  cause:
    'Response times (latency)[ of {service}] rose in one step from about {from} to about {to} ({times} times as slow) and stay there, while it still answers: it waits for something slower than before, or does more work per request.',
})

export const FALL = define({
  id: 'engine/fall',
  mechanism: 'bad-data',
  severity: 'medium',
  symptom: '{resource} down from {from} to {to}',
  cause:
    'The {resource}[ of {service}] fell from about {from} to {to} and stays there[ ({work})]: what it reads is empty, missing or no longer updated, or something takes it away.',
})

export const FROZEN = define({
  id: 'engine/frozen',
  mechanism: 'bad-data',
  severity: 'medium',
  symptom: '{sensor} frozen at {value}',
  cause:
    'The reading of {sensor}[ at {service}] is frozen (stuck) at {value}, while it had always varied and others still do: its sensor or transmitter has failed, or its value is no longer updated.',
})

export const RESTART_LOOP = define({
  id: 'engine/restart-loop',
  mechanism: 'crash-loop',
  symptom: 'restarts every {every}',
  cause:
    '[{service}|A process] is in a crash loop: it restarts every {every}, {starts} times so far, and does no work in between. It exits soon after each start without logging why.',
})

export const CLIMB = define({
  id: 'engine/climb',
  mechanism: 'slots-exhausted',
  severity: 'medium',
  symptom: '{resource} up from {from} to {to}',
  cause:
    'The {resource}[ of {service}][ ({work})] rose from {from} to {to} within {during} and does not come back: {meaning}.',
})

export const EXCURSION = define({
  id: 'engine/excursion',
  mechanism: 'overload',
  severity: 'medium',
  symptom: '{resource} up from {from} to {to}',
  cause:
    'The {resource}[ of {service}][ ({work})] rose from {from} to {to}, far above all that it was before, and came back after {during}.',
})
