import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../lib/api/error-text.ts'
import { finishGithubAuth, reportRefusal } from './api/finish-github-auth.ts'
import { useDelayedRedirect } from '../../lib/use-delayed-redirect.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

type Outcome = { readonly state: 'processing' | 'success' | 'error'; readonly text: string }

const SUCCESS_REDIRECT_MS = 2_000
const FAILURE_REDIRECT_MS = 3_000
const DELAYS = { processing: null, success: SUCCESS_REDIRECT_MS, error: FAILURE_REDIRECT_MS }
const TITLES = { processing: 'Connecting GitHub...', success: 'GitHub connected', error: 'Connection Failed' }

async function finish(query: URLSearchParams): Promise<Outcome> {
  const error = query.get('error')
  const code = query.get('code')
  const state = query.get('state')
  if (error) {
    if (state) await reportRefusal(error, state)
    return { state: 'error', text: `GitHub OAuth error: ${error}` }
  }
  if (!code || !state) return { state: 'error', text: 'Missing OAuth parameters' }
  try {
    const result = await finishGithubAuth(code, state)
    return { state: result.success ? 'success' : 'error', text: result.message || 'Connection Failed' }
  } catch (failure) {
    return { state: 'error', text: errorText(failure) }
  }
}

export function GithubCallbackPage() {
  const [query] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'processing', text: 'Completing the authorization.' })
  const isStarted = useRef(false)
  useEffect(() => {
    // The code works once: an effect that runs twice must not spend it twice.
    if (isStarted.current) return
    isStarted.current = true
    void finish(query).then(setOutcome)
  }, [query])
  useDelayedRedirect('/dashboard/integrations', DELAYS[outcome.state])
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-6 text-center">
      <Wordmark size={28} />
      <div role="status" className="flex flex-col items-center gap-3">
        {outcome.state === 'processing' ? <Spinner size={28} /> : null}
        {outcome.state === 'success' ? <CircleCheck size={28} aria-hidden className="text-good" /> : null}
        {outcome.state === 'error' ? <CircleAlert size={28} aria-hidden className="text-critical" /> : null}
        <h1 className="text-xl font-semibold">{TITLES[outcome.state]}</h1>
        <p className="text-soft max-w-md wrap-anywhere">{outcome.text}</p>
        {outcome.state === 'processing' ? null : <p className="text-faint text-sm">Redirecting to integrations...</p>}
      </div>
    </main>
  )
}
