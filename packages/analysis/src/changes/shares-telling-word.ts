import { oncePer } from '../model/once-per.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { Change } from '../detect/find-changes.ts'
import { isInfrastructure } from '../topology/layer-of.ts'
import type { Symptom } from '../model/symptom.ts'
import type { LogEvent } from '../model/log-event.ts'

const MIN_LENGTH = 4
/** 'certificate' and 'certificates', 'resize' and 'resized'. */
const ENDING = /(?:ations?|ings?|ers?|ed|es|s)$/
/** Words of any log, which link nothing. */
const COMMON =
  /^(?:errors?|fail\w*|with|from|into|have|been|that|this|when|after|before|until|chang\w*|config\w*|settings?|servers?|services?|requests?|hosts?|users?|defaults?|values?|info|warn\w*|notice|levels?|messages?|status|times?|timeouts?|timed|https?|null|true|false|versions?|apps?|application|example|corp|internal|local|cluster|systems?|nodes?|start\w*|stop\w*|complet\w*|success\w*|updat\w*|appl(?:y|ied)|load\w*|connect\w*|clients?|data|code|path|type|names?|namespace|admin|prod|production|thread|main|java|org|running|rules?|policy|version|minutes?|seconds?|could|cannot|read|write|process\w*|stage|content|base)$/

/**
 * Whether a change speaks of the very thing that then fails: a topic, a pool, an account. To name a service is not
 * enough, unless that service was scaled.
 */
export function sharesTellingWord(change: Change, symptoms: readonly Symptom[]): boolean {
  const services = tellingWords(symptoms.map((symptom) => symptom.service ?? '').join(' '))
  const words = [...wordsOfChange(change)].filter((word) => change.kind === 'scaling' || !services.has(word))
  if (words.length === 0) return false
  const failing = symptoms.flatMap((symptom) => [
    ...symptom.samples.map(wordsOfEvent),
    ...(change.kind === 'scaling' ? [tellingWords(symptom.service ?? '')] : []),
  ])
  return words.some((word) => failing.some((others) => others.has(word)))
}

const wordsOfChange = oncePer(({ event, service }: Change): ReadonlySet<string> =>
  tellingWords(`${describeForMatching(event)} ${isInfrastructure(service) ? service : ''}`),
)

const wordsOfEvent = oncePer((event: LogEvent): ReadonlySet<string> =>
  tellingWords([describeForMatching(event), ...event.continuation].join('\n')),
)

const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length >= MIN_LENGTH && /[a-z]/.test(word) && !COMMON.test(word))
      .map((word) => (word.replace(ENDING, '').length >= MIN_LENGTH ? word.replace(ENDING, '') : word)),
  )
