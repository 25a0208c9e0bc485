import type { LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { isGeneral } from '../signatures/is-general.ts'
import type { UnitIdentity } from './accumulate-unit.ts'
import { matchOnce } from './match-once.ts'

const MAX_LENGTH = 120

/** Which unit an event counts to. A request that was answered well shows no failure, whatever its path says. */
export function identifyUnit(
  event: LogEvent,
  template: Template,
  service: string | null,
  withSignatures = true,
): UnitIdentity {
  const status = event.http?.status
  const matches = status !== undefined && status < 400 ? [] : matchOnce(event, template)
  const match = withSignatures ? matches[0] : matches.find(({ signature }) => isGeneral(signature))
  const subject = match?.groups['peer'] ?? match?.groups['subject']
  return {
    templateId: template.id,
    text: template.text,
    service,
    source: event.ref.source,
    level: event.level,
    signatureId: match?.signature.id ?? null,
    subject: subject?.slice(0, MAX_LENGTH) ?? null,
    status: status !== undefined && status >= 400 ? status : null,
    exceptionType: event.exception?.type.slice(0, MAX_LENGTH) ?? null,
  }
}
