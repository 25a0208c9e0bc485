import type { LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { isGeneral } from '../signatures/is-general.ts'
import type { SignatureMatch } from '../signatures/match-signatures.ts'
import type { UnitIdentity } from './accumulate-unit.ts'
import type { SignatureMatcher } from './signature-matcher.ts'

const MAX_LENGTH = 120

/** Which unit an event counts to. */
export function identifyUnit(
  event: LogEvent,
  template: Template,
  service: string | null,
  matcher: SignatureMatcher,
  withSignatures = true,
): UnitIdentity {
  const status = event.http?.status
  const match = matchOf(event, template, matcher, withSignatures)
  const subject = match?.groups['peer'] ?? match?.groups['subject']
  return {
    templateId: template.id,
    text: template.text,
    service,
    source: event.ref.source,
    level: event.level,
    signatureId: match?.signature.id ?? null,
    subject: subject?.slice(0, MAX_LENGTH) ?? null,
    status: status !== undefined && status >= FAILED ? status : null,
    exceptionType: event.exception?.type.slice(0, MAX_LENGTH) ?? null,
  }
}

const FAILED = 400

/** The failure that its words show. A request that was answered well shows none, whatever its path says. */
function matchOf(
  event: LogEvent,
  template: Template,
  matcher: SignatureMatcher,
  withSignatures: boolean,
): SignatureMatch | undefined {
  const status = event.http?.status
  if (status !== undefined && status < FAILED) return undefined
  const matches = matcher.match(event, template)
  return withSignatures ? matches[0] : matches.find(({ signature }) => isGeneral(signature))
}
