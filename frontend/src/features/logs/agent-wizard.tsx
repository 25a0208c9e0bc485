import type { DeploymentType } from '@holdfast/contracts/agent'
import { Check } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { markSetupComplete, recordSetupStep } from './api/record-setup.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { classNames } from '../../lib/class-names.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { ApiKeyStep } from './wizard/api-key-step.tsx'
import { DeployStep } from './wizard/deploy-step.tsx'
import { DeploymentStep } from './wizard/deployment-step.tsx'
import { forgetSetup, keepSetup, newSetup, readKeptSetup, type Setup } from './wizard/kept-setup.ts'
import { SuccessStep } from './wizard/success-step.tsx'
import { VerifyStep } from './wizard/verify-step.tsx'

const STEPS = ['Choose Deployment', 'Get API Key', 'Deploy Agent', 'Verify Connection', 'Success'] as const
const AUTO_ADVANCE_MS = 500

/** Progress is telemetry: a failure to record it must not stop anybody. */
const record = (step: number, deployment?: DeploymentType) =>
  void recordSetupStep(step, deployment).catch(() => undefined)

export function AgentWizard({ onDone }: { readonly onDone: () => void }) {
  const [setup, setSetup] = useState(() => readKeptSetup() ?? newSetup(Date.now()))
  const [isComplete, setIsComplete] = useState(false)
  const [isAdvancing, setIsAdvancing] = useState(false)
  const { deployment, fingerprint, reached } = setup
  const step = isComplete ? 5 : setup.step

  const change = useCallback(
    (edit: Partial<Setup>) =>
      setSetup((old) => {
        const next = { ...old, ...edit }
        return { ...next, reached: Math.max(next.reached, next.step) }
      }),
    [],
  )
  useEffect(() => {
    if (setup.deployment !== null && !isComplete) keepSetup(setup)
  }, [setup, isComplete])
  const go = (next: number) => {
    change({ step: next })
    // The recorded value is the last step that is done: 2 while the agent is being deployed, and so on.
    record(next - 1, deployment ?? undefined)
  }
  useEffect(() => {
    if (!isAdvancing) return
    const timer = setTimeout(() => {
      setIsAdvancing(false)
      change({ step: 2 })
    }, AUTO_ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [isAdvancing, change])

  const choose = (type: DeploymentType) => {
    change({ deployment: type })
    setIsAdvancing(true)
    record(1, type)
  }
  const verified = useCallback(() => record(4, deployment ?? undefined), [deployment])
  const complete = async () => {
    try {
      await markSetupComplete(deployment ?? 'unknown', fingerprint)
      forgetSetup()
      setIsComplete(true)
    } catch (error) {
      showToast({ type: 'error', title: 'Setup could not be recorded', message: errorText(error) })
    }
  }
  const startOver = () => {
    forgetSetup()
    setIsAdvancing(false)
    setSetup(newSetup(Date.now()))
  }

  return (
    <div>
      <h1 className="text-xl font-semibold tracking-tight">Log Agent Setup</h1>
      <p className="text-soft mt-1 text-sm">
        Setup takes about 5 minutes. Incidents typically appear within 5-10 minutes after the agent starts.
      </p>
      <ol aria-label="Setup steps" className="mt-6 mb-6 flex gap-2 max-md:mb-2">
        {STEPS.map((name, index) => {
          const number = index + 1
          const isOpen = number <= reached && step < 5
          return (
            <li key={name} className="min-w-0 flex-1">
              <button
                type="button"
                disabled={!isOpen}
                aria-current={number === step ? 'step' : undefined}
                onClick={() => change({ step: number })}
                className={classNames(
                  'hit-target flex w-full items-center gap-1.5 border-t-2 pt-2 text-left text-xs xl:text-sm disabled:cursor-default',
                  number <= step ? 'border-accent' : 'border-line',
                  number === step ? 'text-ink font-medium' : 'text-faint',
                )}
              >
                <span
                  className={classNames(
                    'tabular flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-medium',
                    number < step || step === 5 ? 'bg-accent-fill text-white' : 'bg-hover text-soft',
                  )}
                >
                  {number < step || step === 5 ? <Check size={12} aria-label="done" /> : number}
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
      {step === 1 ? <DeploymentStep chosen={deployment} onChoose={choose} /> : null}
      {step === 2 ? <ApiKeyStep onNext={() => go(3)} /> : null}
      {step === 3 && deployment ? (
        <DeployStep deployment={deployment} fingerprint={fingerprint} onNext={() => go(4)} />
      ) : null}
      {step === 4 ? (
        <VerifyStep fingerprint={fingerprint} onVerified={verified} onComplete={() => void complete()} />
      ) : null}
      {step === 5 ? <SuccessStep onDone={onDone} /> : null}
      {reached > 1 && step < 5 ? (
        <p className="text-faint mt-5 text-xs">
          Setup of <code className="font-mono">{fingerprint}</code> is kept until it is complete.{' '}
          <button type="button" onClick={startOver} className="text-accent-ink hit-target font-medium hover:underline">
            Start over
          </button>
        </p>
      ) : null}
    </div>
  )
}
