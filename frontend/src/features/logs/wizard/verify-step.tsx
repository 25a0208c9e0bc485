import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useVerification } from './use-verification.ts'

const STAGES = [
  { id: 'received', name: 'Received' },
  { id: 'authenticated', name: 'Authenticated' },
  { id: 'parsed', name: 'Parsed' },
  { id: 'analysed', name: 'Analyzed' },
] as const

interface VerifyStepProps {
  readonly fingerprint: string
  /** Both checks are green. */
  readonly onVerified: () => void
  readonly onComplete: () => void
}

/** Not yet is no failure: it turns until there is a verdict. */
function Result({ name, isTrue }: { readonly name: string; readonly isTrue: boolean | null }) {
  const look = isTrue ? 'text-good' : 'text-faint'
  return (
    <li className="flex items-center gap-2.5 text-sm">
      <span className={look}>{isTrue ? <Check size={16} aria-hidden /> : <Spinner size={16} />}</span>
      {name}
      <span className={classNames('ml-auto text-xs', look)}>
        {isTrue === null ? 'Waiting' : isTrue ? 'Yes' : 'Not yet'}
      </span>
    </li>
  )
}

export function VerifyStep({ fingerprint, onVerified, onComplete }: VerifyStepProps) {
  const { verification, isVerified, check } = useVerification(fingerprint)
  useEffect(() => {
    if (isVerified) onVerified()
  }, [isVerified, onVerified])
  const { agentRunning, connected, stages, isChecking, text } = verification
  const firstDark = STAGES.find(({ id }) => stages && !stages[id])?.id
  return (
    <Card>
      <h2 className="text-base font-semibold">Verify the connection</h2>
      <p className="text-soft mt-1 text-sm">This screen watches by itself and lights up as your logs arrive.</p>
      <ul className="border-line mt-4 flex flex-col gap-2.5 rounded-md border p-3" aria-live="polite">
        <Result name="Agent running" isTrue={agentRunning} />
        <Result name="Connected" isTrue={connected} />
      </ul>
      <ol aria-label="The way of a log line" className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {STAGES.map(({ id, name }) => {
          const isLit = stages?.[id] ?? false
          return (
            <li
              key={id}
              className={classNames(
                'rounded-md border px-3 py-2 text-sm',
                isLit ? 'border-good bg-good-soft text-good' : 'border-line text-faint',
              )}
            >
              {isLit ? '✓ ' : ''}
              {name}
              <span className="sr-only">{isLit ? ' (done)' : ' (waiting)'}</span>
              {id === firstDark && stages?.fault && stages.fault !== text ? (
                <span className="text-critical mt-0.5 block text-xs">{stages.fault}</span>
              ) : null}
            </li>
          )
        })}
      </ol>
      {text ? (
        <Banner tone="warning" className="mt-4">
          {text}
        </Banner>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button tone="primary" disabled={!isVerified} onClick={onComplete}>
          Complete Setup
        </Button>
        <Button disabled={isChecking} onClick={check}>
          {isChecking ? <Spinner size={14} /> : null}
          Check again
        </Button>
      </div>
    </Card>
  )
}
