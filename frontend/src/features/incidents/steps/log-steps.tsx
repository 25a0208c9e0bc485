import type { InvestigationStep } from '@holdfast/contracts/investigation'
import { showInert } from '../../../lib/text/show-inert.ts'

const STEPS = {
  asked: 'Asked',
  refused: 'Refused',
  repeated: 'Repeated',
  moved: 'Moved',
  reported: 'Reported',
} as const satisfies Record<InvestigationStep['type'], string>

/** What a model did in the logs, in order, as a person reads it. */
export function LogSteps({ steps }: { readonly steps: readonly InvestigationStep[] }) {
  return (
    <ol aria-label="Steps in the logs" className="flex flex-col gap-1 text-xs">
      {steps
        .map((step, index) => ({ ...step, number: index + 1 }))
        .map(({ type, text, number }) => (
          <li key={number} className="inert-text">
            <span className="text-faint mr-1.5 font-medium">{STEPS[type]}</span>
            <span>{showInert(text)}</span>
          </li>
        ))}
    </ol>
  )
}
