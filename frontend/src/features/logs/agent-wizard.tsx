import { ApiKeyStep } from './wizard/api-key-step.tsx'
import { DeployStep } from './wizard/deploy-step.tsx'
import { DeploymentStep } from './wizard/deployment-step.tsx'
import { StepBar } from './wizard/step-bar.tsx'
import { SuccessStep } from './wizard/success-step.tsx'
import { useAgentSetup } from './wizard/use-agent-setup.ts'
import { VerifyStep } from './wizard/verify-step.tsx'

export function AgentWizard({ onDone }: { readonly onDone: () => void }) {
  const { setup, step, change, go, choose, verified, complete, startOver } = useAgentSetup()
  const { deployment, fingerprint, reached } = setup
  return (
    <div>
      <h1 className="text-xl font-semibold tracking-tight">Log Agent Setup</h1>
      <p className="text-soft mt-1 text-sm">
        Setup takes about 5 minutes. Incidents typically appear within 5-10 minutes after the agent starts.
      </p>
      <StepBar step={step} reached={reached} onChoose={(number) => change({ step: number })} />
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
