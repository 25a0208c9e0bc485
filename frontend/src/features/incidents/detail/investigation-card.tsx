import { useQuery } from '@tanstack/react-query'
import type {
  InvestigatedCause,
  InvestigatedIncident,
  InvestigationUsage,
  ProvedStatement,
} from '@holdfast/contracts/investigation'
import { investigationQuery } from '../api/investigation-query.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { LogSteps } from '../steps/log-steps.tsx'
import { RiskBadge } from './risk-badge.tsx'

/** What a model found when it asked the logs, beside the analysis: verified, with its steps. Nothing where there is nothing. */
export function InvestigationCard({ id }: { readonly id: string }) {
  const { data } = useQuery(investigationQuery(id))
  const investigation = data?.investigation
  if (!investigation) return null
  const { incidents, steps, model, usage } = investigation
  if (incidents.length === 0 && steps.length === 0) return null
  return (
    <Card title={`Investigated by ${showInert(model)}`} className="lg:col-span-2">
      <div className="flex max-w-[75ch] flex-col gap-3 text-sm leading-relaxed">
        {incidents.length === 0 ? <p>It found nothing about this incident that code could verify.</p> : null}
        {incidents.map((incident) => (
          <Account key={incident.cause?.cause.text ?? incident.incident_id} incident={incident} />
        ))}
      </div>
      <details className="border-line mt-3 rounded-md border">
        <summary className="text-soft px-3 py-2 text-sm font-medium">What it did ({steps.length})</summary>
        <div className="border-line border-t p-3">
          <LogSteps steps={steps} />
        </div>
      </details>
      <p className="text-faint mt-3 text-xs">
        Each statement is shown because code found its quotes in the logs. Commands are classed by what they do.
        {usage ? ` ${tellUsage(usage)}` : ''}
      </p>
    </Card>
  )
}

/** '3 calls, 12,400 tokens, $0.004.' */
function tellUsage({ calls, prompt_tokens: asked, completion_tokens: answered, cost_usd: cost }: InvestigationUsage) {
  const tokens = (asked + answered).toLocaleString('en')
  const price = cost === null ? '' : `, $${cost.toFixed(cost < 0.1 ? 4 : 2)}`
  return `It took ${calls} ${calls === 1 ? 'call' : 'calls'} and ${tokens} tokens${price}.`
}

function Account({ incident: { cause, dismissed, leads, question } }: { readonly incident: InvestigatedIncident }) {
  return (
    <>
      {cause ? <Cause cause={cause} isLeading={leads === 'model'} /> : null}
      {dismissed ? (
        <div>
          <p className="mb-1 font-medium">The model sees no incident here</p>
          <Statement statement={dismissed} />
        </div>
      ) : null}
      {question === null ? null : (
        <p className="inert-text">
          <span className="text-faint mr-1.5 font-medium">To decide</span>
          {showInert(question)}
        </p>
      )}
    </>
  )
}

function Cause({ cause, isLeading }: { readonly cause: InvestigatedCause; readonly isLeading: boolean }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <strong className="inert-text font-medium">{showInert(cause.title)}</strong>
        <Badge>{`${Math.round(cause.confidence * 100)}% confidence`}</Badge>
        <Badge tone={isLeading ? 'strong' : 'neutral'}>{isLeading ? 'Likelier' : 'Less likely'}</Badge>
      </div>
      <Statement statement={cause.cause} />
      {cause.readings.map((reading) => (
        <p key={reading} className="text-soft inert-text text-xs">
          The model’s reading, not proved by a line: {showInert(reading)}
        </p>
      ))}
      <Statements title="Chain" statements={cause.chain} />
      <Statements title="Ruled out" statements={cause.ruled_out} />
      {cause.steps.map(({ text, command, risk }) => (
        <div key={`${text} ${command ?? ''}`} className="flex flex-col gap-1">
          <p className="inert-text">{showInert(text)}</p>
          {command === null || risk === null ? null : (
            <div className="flex flex-wrap items-center gap-2">
              <code className="inert-text bg-raised rounded-sm px-2 py-1 font-mono text-xs">{showInert(command)}</code>
              <RiskBadge risk={risk} />
            </div>
          )}
        </div>
      ))}
    </>
  )
}

function Statements({
  title,
  statements,
}: {
  readonly title: string
  readonly statements: readonly ProvedStatement[]
}) {
  if (statements.length === 0) return null
  return (
    <div>
      <h4 className="text-faint mb-1 text-xs font-semibold">{title}</h4>
      {statements.map((statement) => (
        <Statement key={statement.text} statement={statement} />
      ))}
    </div>
  )
}

/** The statement, and below it the lines that it quotes. */
function Statement({ statement: { text, citations } }: { readonly statement: ProvedStatement }) {
  return (
    <div className="mb-1">
      <p className="inert-text">{showInert(text)}</p>
      {citations.map(({ line_id: lineId, message, quote_start: start, quote_end: end }) => (
        <p key={lineId} className="inert-text text-soft font-mono text-xs" title={showInert(message)}>
          {lineId} {showInert(message.slice(start, end))}
        </p>
      ))}
    </div>
  )
}
