import { Check } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'

const STEPS = ['Choose Deployment', 'Get API Key', 'Deploy Agent', 'Verify Connection', 'Success'] as const

interface StepBarProps {
  readonly step: number
  /** The furthest that can be gone back to. */
  readonly reached: number
  readonly onChoose: (step: number) => void
}

export function StepBar({ step, reached, onChoose }: StepBarProps) {
  return (
    <>
      <ol aria-label="Setup steps" className="mt-6 mb-6 flex gap-2 max-md:mb-2">
        {STEPS.map((name, index) => {
          const number = index + 1
          const isOpen = number <= reached && step < STEPS.length
          return (
            <li key={name} className="min-w-0 flex-1">
              <button
                type="button"
                disabled={!isOpen}
                aria-current={number === step ? 'step' : undefined}
                onClick={() => onChoose(number)}
                className={classNames(
                  'hit-target flex w-full items-center gap-1.5 border-t-2 pt-2 text-left text-xs xl:text-sm disabled:cursor-default',
                  number <= step ? 'border-accent' : 'border-line',
                  number === step ? 'text-ink font-medium' : 'text-faint',
                )}
              >
                <span
                  className={classNames(
                    'tabular flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-medium',
                    number < step || step === STEPS.length ? 'bg-accent-fill text-white' : 'bg-hover text-soft',
                  )}
                >
                  {number < step || step === STEPS.length ? <Check size={12} aria-label="done" /> : number}
                </span>
                <span className="truncate max-md:sr-only">{name}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <p aria-hidden className="mb-5 text-sm font-medium md:hidden">
        Step {step} of {STEPS.length}: {STEPS[step - 1]}
      </p>
    </>
  )
}
