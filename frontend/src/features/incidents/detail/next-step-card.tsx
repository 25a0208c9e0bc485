import type { RemediationStep, Solution } from '@holdfast/contracts/analysis-data'
import { ArrowRight } from 'lucide-react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Card } from '../../../ui/card.tsx'
import { CommandBox } from '../commands/command-box.tsx'
import { RiskBadge } from './risk-badge.tsx'

interface NextStepCardProps {
  readonly incidentId: string
  readonly command: Solution | undefined
  /** For where there is no command. */
  readonly steps: readonly RemediationStep[]
  readonly hasSolution: boolean
  readonly onShowAll: () => void
}

export function NextStepCard({ incidentId, command, steps, hasSolution, onShowAll }: NextStepCardProps) {
  const aside = hasSolution ? (
    <div className="flex items-center gap-3">
      {command ? <RiskBadge risk={command.risk} /> : null}
      <button
        type="button"
        onClick={onShowAll}
        className="hit-target text-accent-ink flex items-center gap-1 text-xs font-medium hover:underline"
      >
        All steps <ArrowRight size={12} aria-hidden />
      </button>
    </div>
  ) : null
  return (
    <Card title="Next step" aside={aside}>
      {command ? <FirstCommand incidentId={incidentId} command={command} /> : <Steps steps={steps} />}
    </Card>
  )
}

function FirstCommand({ incidentId, command }: { readonly incidentId: string; readonly command: Solution }) {
  return (
    <>
      <p className="inert-text text-sm text-pretty">{showInert(command.description)}</p>
      <CommandBox incidentId={incidentId} command={command.command} />
      {command.verification ? (
        <p className="inert-text text-soft mt-2 text-sm text-pretty">
          <span className="text-faint">Then check:</span> {showInert(command.verification)}
        </p>
      ) : null}
    </>
  )
}

function Steps({ steps }: { readonly steps: readonly RemediationStep[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
      {steps.slice(0, 3).map(({ step, action, description }) => (
        <li key={step} className="inert-text">
          <strong className="font-medium">{showInert(action)}</strong>
          {description ? <span className="text-soft"> {showInert(description)}</span> : null}
        </li>
      ))}
    </ol>
  )
}
