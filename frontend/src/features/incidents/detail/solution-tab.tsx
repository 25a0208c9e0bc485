import type { RemediationCommands, Solution } from '@holdfast/contracts/analysis-data'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { percent } from '../../../lib/percent.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { CommandBox } from '../commands/command-box.tsx'
import { extractMinutes } from './extract-minutes.ts'
import { RiskBadge } from './risk-badge.tsx'

const CATEGORIES = [
  { id: 'diagnose', title: 'Diagnose' },
  { id: 'fix', title: 'Fix' },
  { id: 'verify', title: 'Verify' },
] as const

const PRIORITY_TONES = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' } as const

function useDone(incidentId: string) {
  const key = `steps_done:${incidentId}`
  const [done, setDone] = useState<readonly string[]>(() =>
    (localStorage.getItem(key) ?? '').split('\n').filter(Boolean),
  )
  const toggle = (command: string) => {
    const name = command.replaceAll('\n', ' ')
    const next = done.includes(name) ? done.filter((other) => other !== name) : [...done, name]
    setDone(next)
    localStorage.setItem(key, next.join('\n'))
  }
  return { isDone: (command: string) => done.includes(command.replaceAll('\n', ' ')), toggle }
}

interface SolutionTabProps {
  readonly incidentId: string
  readonly commands: RemediationCommands
}

export function SolutionTab({ incidentId, commands }: SolutionTabProps) {
  const { error_analysis: analysis, solutions } = commands
  const { isDone, toggle } = useDone(incidentId)
  const minutes = solutions.reduce((sum, { estimated_time }) => sum + (extractMinutes(estimated_time) ?? 0), 0)
  return (
    <div className="flex flex-col gap-3">
      <Card>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact name="Technology" value={analysis.technology_detected} />
          <Fact name="Category" value={analysis.error_category} />
          <Fact name="Pattern" value={analysis.specific_pattern} />
          <Fact name="Confidence" value={percent(analysis.confidence)} />
          {minutes > 0 ? <Fact name="All steps" value={`about ${minutes} minutes`} /> : null}
        </dl>
      </Card>
      <Banner tone="info">
        Commands are proposed from your logs. Nothing is run for you: read each one before you do.
      </Banner>
      {CATEGORIES.map(({ id, title }) => {
        const steps = solutions.filter(({ category }) => category === id)
        if (steps.length === 0) return null
        return (
          <section key={id}>
            <h3 className="mt-2 mb-2 text-sm font-semibold">
              {title}
              <span className="text-faint tabular ml-2 text-xs font-normal">
                {steps.filter(({ command }) => isDone(command)).length} of {steps.length} done
              </span>
            </h3>
            <ol className="flex flex-col gap-2.5">
              {steps.map((solution) => (
                <Step
                  key={solution.command}
                  incidentId={incidentId}
                  solution={solution}
                  isDone={isDone(solution.command)}
                  onToggle={() => toggle(solution.command)}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="inert-text">{showInert(value)}</dd>
    </div>
  )
}

interface StepProps {
  readonly incidentId: string
  readonly solution: Solution
  readonly isDone: boolean
  readonly onToggle: () => void
}

function Step({ incidentId, solution, isDone, onToggle }: StepProps) {
  return (
    <li className={classNames('bg-panel border-line flex gap-3 rounded-lg border p-4', isDone && 'opacity-70')}>
      <input
        type="checkbox"
        aria-label={`Done: ${solution.description}`}
        checked={isDone}
        onChange={onToggle}
        className="accent-accent mt-0.5 size-4.5 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-1.5">
          <p className="inert-text mr-1 text-sm font-medium">{showInert(solution.description)}</p>
          <Badge tone={PRIORITY_TONES[solution.priority]}>{solution.priority}</Badge>
          <RiskBadge risk={solution.risk} />
          {solution.is_supported ? null : <Badge tone="medium">Unverified</Badge>}
          {solution.estimated_time ? <span className="text-faint text-xs">{solution.estimated_time}</span> : null}
        </div>
        <CommandBox incidentId={incidentId} command={solution.command} />
        <dl className="text-soft mt-2 grid gap-1 text-sm">
          {solution.verification ? (
            <div className="flex gap-2">
              <dt className="text-faint w-14 shrink-0">Verify</dt>
              <dd className="inert-text min-w-0">{showInert(solution.verification)}</dd>
            </div>
          ) : null}
          {solution.undo ? (
            <div className="flex gap-2">
              <dt className="text-faint w-14 shrink-0">Undo</dt>
              <dd className="inert-text min-w-0">{showInert(solution.undo)}</dd>
            </div>
          ) : null}
        </dl>
      </div>
    </li>
  )
}
