import type { MechanismId } from '@holdfast/analysis/knowledge/mechanisms'
import type { Finding, Severity } from '@holdfast/analysis/model/finding'
import type { Evidence } from '../evidence/evidence.ts'
import { isSuspiciousText } from '../evidence/is-suspicious.ts'
import type { ModelIncident, OTHER_MECHANISM, Verdict } from '../verdict/verdict.ts'
import { checkSteps, type CheckedStep } from './check-steps.ts'
import { unknownNames, unknownNumbers, type StatementContext } from './check-statement.ts'
import { coverageOf } from './coverage-of.ts'
import { namesCulprit } from './names-culprit.ts'
import { showsMechanism } from './shows-mechanism.ts'
import { verifyCites, type VerifiedCite } from './verify-cites.ts'
import { weighConfidence } from './weigh-confidence.ts'

export interface CheckedStatement {
  readonly says: string
  readonly cites: readonly VerifiedCite[]
}

export interface CheckedIncident {
  /** The engine's incidents that it explains; none for one that the engine did not open. */
  readonly findings: readonly Finding[]
  readonly title: string
  readonly cause: string
  readonly culprit: string
  readonly mechanism: MechanismId | typeof OTHER_MECHANISM
  readonly onsetMs: number | null
  readonly severity: Severity
  readonly victims: readonly string[]
  readonly cites: readonly VerifiedCite[]
  readonly chain: readonly CheckedStatement[]
  readonly ruledOut: readonly CheckedStatement[]
  readonly steps: readonly CheckedStep[]
  readonly confidence: number
  /** What is but the model's reading, and is shown as such. */
  readonly readings: readonly string[]
}

export interface CheckedDismissal {
  readonly finding: Finding
  readonly why: string
  readonly cites: readonly VerifiedCite[]
}

export interface CheckedVerdict {
  readonly incidents: readonly CheckedIncident[]
  readonly dismissed: readonly CheckedDismissal[]
  readonly refusals: readonly { readonly what: string; readonly why: string }[]
  /** What the model should fix. */
  readonly complaints: readonly string[]
}

export interface CheckContext extends StatementContext {
  readonly evidence: Evidence
  readonly findings: readonly Finding[]
}

/** Believes nothing of a verdict that the evidence does not show. */
export function checkVerdict(verdict: Verdict, context: CheckContext): CheckedVerdict {
  const refusals: { what: string; why: string }[] = []
  const complaints: string[] = []
  const refuse = (what: string, why: string) => {
    refusals.push({ what, why })
    complaints.push(`${what}: ${why}`)
  }
  const incidents = verdict.incidents.flatMap((incident, index) =>
    checkIncident(incident, `incident ${index + 1}`, context, refuse),
  )
  const dismissed = verdict.dismissed.flatMap((one): CheckedDismissal[] => {
    const what = `dismissal of E${one.engine}`
    const finding = context.findings[one.engine - 1]
    if (!finding) return refuseAll(refuse, what, ['the engine opened no such incident'])
    const { verified, problems } = verifyCites(one.cites, context.evidence)
    const names = unknownNames(one.why, context)
    if (verified.length === 0) return refuseAll(refuse, what, ['no quote proves it', ...problems])
    if (names.length > 0) return refuseAll(refuse, what, [`no line names ${names.join(', ')}`])
    if (isSuspiciousText(one.why)) return refuseAll(refuse, what, ['its reason reads like an order of a line'])
    return [{ finding, why: one.why, cites: verified }]
  })
  const spoken = new Set([
    ...verdict.incidents.flatMap(({ engine }) => engine),
    ...verdict.dismissed.map(({ engine }) => engine),
  ])
  for (const [index] of context.findings.entries())
    if (!spoken.has(index + 1))
      complaints.push(
        `E${index + 1}: say which incident of yours explains it (engine: [${index + 1}]), or dismiss it with lines`,
      )
  const taken = new Set(incidents.flatMap((incident) => incident.findings))
  return { incidents, dismissed: dismissed.filter(({ finding }) => !taken.has(finding)), refusals, complaints }
}

type Refuse = (what: string, why: string) => void

function refuseAll(refuse: Refuse, what: string, reasons: readonly string[]): [] {
  refuse(what, reasons.join('; '))
  return []
}

function checkIncident(
  incident: ModelIncident,
  what: string,
  context: CheckContext,
  refuse: Refuse,
): CheckedIncident[] {
  const { evidence, findings } = context
  const { verified: cites, problems } = verifyCites(incident.cites, evidence)
  const fatal = [
    ...(cites.length === 0 ? ['no quote proves its cause', ...problems] : []),
    ...(cites.length > 0 && !namesCulprit(incident.culprit, cites)
      ? [`the culprit '${incident.culprit}' neither says nor is named in a cited line`]
      : []),
    ...unknownNames(`${incident.cause} ${incident.title}`, context).map((name) => `no line names '${name}'`),
    ...(isSuspiciousText(`${incident.title}\n${incident.culprit}`) ? ['it repeats what a line tells its reader'] : []),
  ]
  if (fatal.length > 0) return refuseAll(refuse, what, fatal)
  if (problems.length > 0) refuse(`${what}, cites`, problems.join('; '))

  const statements = [...incident.chain, ...incident.ruled_out]
  const chain = incident.chain.flatMap((one) => checkStatement(one, `${what}, chain`, context, refuse))
  const ruledOut = incident.ruled_out.flatMap((one) => checkStatement(one, `${what}, ruled out`, context, refuse))
  const { steps, refused } = checkSteps(incident.steps, context)
  for (const why of refused) refuse(`${what}, steps`, why)

  const named = incident.engine.flatMap((number) => findings[number - 1] ?? [])
  const explained = named.length > 0 ? named : findingsOf(cites, findings)
  const isShown = showsMechanism(incident.mechanism, cites)
  const strange = unknownNumbers(incident.cause, cites, context)
  if (strange.length > 0) refuse(`${what}, cause`, `nothing says ${strange.join(', ')}`)
  const victims = incident.victims.filter((name) => unknownNames(name, context).length === 0)
  const kept = chain.length + ruledOut.length
  return [
    {
      findings: explained,
      title: incident.title,
      cause: incident.cause,
      culprit: incident.culprit,
      mechanism: incident.mechanism,
      onsetMs: onsetOf(incident.onset, cites, evidence),
      severity: incident.severity,
      victims,
      cites,
      chain,
      ruledOut,
      steps,
      readings: [
        ...(isShown ? [] : [`how it failed (${incident.mechanism})`]),
        ...strange.map((number) => `the number ${number}`),
      ],
      confidence: weighConfidence({
        engine: agreementOf(incident.culprit, explained),
        showsMechanism: isShown,
        survivingShare: (kept + cites.length) / (statements.length + incident.cites.length),
        cites: cites.length,
        ruledOut: ruledOut.length,
        coverage: coverageOf([incident.culprit, ...victims], cites, evidence),
        isReading: strange.length > 0,
      }),
    },
  ]
}

function checkStatement(
  { says, cites }: ModelIncident['chain'][number],
  what: string,
  context: CheckContext,
  refuse: Refuse,
): CheckedStatement[] {
  const { verified, problems } = verifyCites(cites, context.evidence)
  const reasons = [
    ...(verified.length === 0 ? ['no quote proves it', ...problems] : []),
    ...unknownNames(says, context).map((name) => `no line names '${name}'`),
    ...unknownNumbers(says, verified, context).map((number) => `nothing says ${number}`),
    ...(isSuspiciousText(says) ? ['it repeats what a line tells its reader'] : []),
  ]
  return reasons.length > 0 ? refuseAll(refuse, `${what} '${says.slice(0, 60)}'`, reasons) : [{ says, cites: verified }]
}

/** By the line that the model names, unless that comes after all that it cites. */
function onsetOf(id: string, cites: readonly VerifiedCite[], evidence: Evidence): number | null {
  const times = cites.flatMap(({ line }) => line.record.event.timestampMs ?? [])
  const named = evidence.findLine(id.trim())?.record.event.timestampMs ?? null
  const first = times.length === 0 ? null : Math.min(...times)
  const last = times.length === 0 ? null : Math.max(...times)
  return named !== null && (last === null || named <= last) ? named : first
}

/** The engine's incidents that rest on a line which is cited here, too. */
function findingsOf(cites: readonly VerifiedCite[], findings: readonly Finding[]): Finding[] {
  const places = new Set(cites.map(({ line: { record } }) => placeOf(record.event.ref)))
  return findings.filter(({ evidence }) => evidence.some(({ ref }) => places.has(placeOf(ref)))).slice(0, 1)
}

const placeOf = ({ source, line }: { readonly source: string; readonly line: number }): string => `${source}:${line}`

function agreementOf(culprit: string, findings: readonly Finding[]): 'agrees' | 'differs' | 'silent' {
  if (findings.length === 0) return 'silent'
  return findings.some((finding) => isSameCulprit(culprit, finding)) ? 'agrees' : 'differs'
}

export function isSameCulprit(culprit: string, { service, hypotheses }: Finding): boolean {
  const blamed = (hypotheses[0]?.service ?? service ?? '').toLowerCase()
  const own = culprit.toLowerCase()
  return blamed !== '' && (blamed === own || blamed.includes(own) || own.includes(blamed))
}
