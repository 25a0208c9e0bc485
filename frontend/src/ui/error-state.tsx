import { CircleAlert } from 'lucide-react'
import { ApiError } from '../lib/api/api-error.ts'
import { errorText } from '../lib/api/error-text.ts'
import { Button } from './button.tsx'

interface ErrorStateProps {
  readonly title: string
  readonly error: unknown
  readonly hint?: string
  readonly onRetry?: () => void
}

export function ErrorState({ title, error, hint, onRetry }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-2 px-6 py-12 text-center">
      <CircleAlert size={28} aria-hidden className="text-critical" />
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-soft max-w-md text-sm">{errorText(error)}</p>
      {hint ? <p className="text-faint max-w-md text-sm">{hint}</p> : null}
      {requestId ? <p className="text-faint font-mono text-xs">Request {requestId}</p> : null}
      {onRetry ? (
        <Button className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
