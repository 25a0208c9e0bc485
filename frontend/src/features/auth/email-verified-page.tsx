import { CircleCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useDelayedRedirect } from '../../lib/use-delayed-redirect.ts'
import { AuthLayout, LINK_CLASS } from './auth-layout.tsx'

const REDIRECT_MS = 5_000

export function EmailVerifiedPage() {
  const [query] = useSearchParams()
  const company = query.get('company')
  useDelayedRedirect('/login', REDIRECT_MS)
  return (
    <AuthLayout title="Email verified">
      <CircleCheck size={32} aria-hidden className="text-good" />
      <p className="text-soft text-pretty">
        Your email has been verified
        {company ? (
          <>
            {' '}
            and <strong className="text-ink wrap-anywhere">{company}</strong> is ready to use
          </>
        ) : null}
        . You will be taken to sign in in 5 seconds.
      </p>
      <Link to="/login" className={`${LINK_CLASS} self-start`}>
        Sign In Now
      </Link>
    </AuthLayout>
  )
}
