import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { login } from './api/login.ts'
import { flowErrorText, SERVER_ERROR_TEXT } from '../../lib/api/flow-error-text.ts'
import { storeAuth } from '../../lib/auth/auth-storage.ts'
import { readReason, takeOrigin } from '../../lib/auth/sign-in-origin.ts'
import { Banner } from '../../ui/banner.tsx'
import { AuthLayout, LINK_CLASS } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { ResendVerification } from './resend-verification.tsx'

const TEXTS = {
  byStatus: { 401: 'Invalid email or password' },
  serverError: SERVER_ERROR_TEXT,
  otherwise: 'Login failed. Please try again.',
}

const isUnverified = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && /verify your email/i.test(error.detail ?? '')

export function LoginPage() {
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState<{ text: string; isUnverified: boolean } | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const inFlight = useRef(false)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [reason] = useState(readReason)
  const hasExpiredLink = query.get('verification') === 'expired'

  const submit = async (password: string) => {
    if (inFlight.current) return
    inFlight.current = true
    setIsSubmitting(true)
    setFailure(null)
    try {
      storeAuth(await login({ email: email.trim(), password }))
      await navigate(takeOrigin(), { replace: true })
    } catch (error) {
      setFailure({ text: flowErrorText(error, TEXTS), isUnverified: isUnverified(error) })
    } finally {
      inFlight.current = false
      setIsSubmitting(false)
    }
  }

  const edit = (address: string) => {
    setEmail(address)
    setFailure(null)
  }

  return (
    <AuthLayout title="Sign in" intro="Your first step to Software Resilience Engineering">
      {failure ? <Banner tone="error">{failure.text}</Banner> : reason ? <Banner tone="info">{reason}</Banner> : null}
      {failure?.isUnverified ? <ResendVerification email={email.trim()} /> : null}
      {hasExpiredLink && !failure ? (
        <section aria-label="Verification" className="border-line flex flex-col gap-3 border-b pb-5">
          <Banner tone="warning">This verification link is invalid or has expired.</Banner>
          <ResendVerification email={email.trim()} />
        </section>
      ) : null}
      <LoginForm
        isSubmitting={isSubmitting}
        email={email}
        onEmail={edit}
        onEdit={() => setFailure(null)}
        onSubmit={(password) => void submit(password)}
      />
      <OtherWays />
    </AuthLayout>
  )
}

function OtherWays() {
  return (
    <>
      <div className="text-faint flex items-center gap-3 text-xs">
        <span className="bg-line h-px flex-1" />
        OR
        <span className="bg-line h-px flex-1" />
      </div>
      <div className="flex flex-col items-center gap-3 text-sm">
        <Link to="/forgot-password" className={LINK_CLASS}>
          Forgot Password?
        </Link>
        <p className="text-soft">
          <span>Don&apos;t have an account?</span>{' '}
          <Link to="/signup" className={LINK_CLASS}>
            Sign up
          </Link>
        </p>
        <Link to="/terms-and-privacy" className={`${LINK_CLASS} text-xs`}>
          Terms of Service and Privacy Policy
        </Link>
      </div>
    </>
  )
}
