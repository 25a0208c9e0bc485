import { INVALID_RESET_LINK_TEXT } from '@holdfast/contracts/validation-texts'
import { useState, type SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { resetPassword } from './api/reset-password.ts'
import { flowErrorText, SERVER_ERROR_TEXT } from '../../lib/api/flow-error-text.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { useDelayedRedirect } from '../../lib/use-delayed-redirect.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthLayout, LINK_CLASS } from './auth-layout.tsx'
import { checkReset } from './check-reset.ts'
import { StrengthMeter } from './strength-meter.tsx'

const REDIRECT_MS = 2_000
const TEXTS = {
  byStatus: { 400: 'Invalid or expired reset link. Please request a new password reset.' },
  serverError: SERVER_ERROR_TEXT,
  otherwise: 'Failed to reset password. Please try again.',
}

export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <AuthLayout title="Set a new password">
      {token && query.get('reason') === 'verified' ? (
        <Banner tone="info">
          Your email is verified. Somebody else signed up with it too, so choose a password that only you know.
        </Banner>
      ) : null}
      {token ? <ResetForm token={token} /> : <MissingToken />}
    </AuthLayout>
  )
}

function MissingToken() {
  return (
    <>
      <Banner tone="error">Invalid or missing reset token.</Banner>
      <p className="text-soft text-sm">{INVALID_RESET_LINK_TEXT}</p>
      <Link to="/forgot-password" className={`${LINK_CLASS} text-sm`}>
        Request a new reset link
      </Link>
    </>
  )
}

function ResetForm({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const reset = useSingleMutation({ mutationFn: resetPassword })
  useDelayedRedirect('/login', reset.isSuccess ? REDIRECT_MS : null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (reset.isPending || reset.isSuccess) return
    const text = checkReset({ token, password, confirmation })
    setComplaint(text)
    if (text === null) reset.mutate({ token, new_password: password })
  }
  const edit = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value)
    setComplaint(null)
    if (reset.isError) reset.reset()
  }
  const isDone = reset.isPending || reset.isSuccess
  const problem = complaint ?? (reset.isError ? flowErrorText(reset.error, TEXTS) : null)
  return (
    <>
      {problem ? <Banner tone="error">{problem}</Banner> : null}
      {reset.isSuccess ? <Banner tone="success">{reset.data.message}</Banner> : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField label="New password" required value={password} disabled={isDone} onChange={edit(setPassword)} />
        <StrengthMeter password={password} />
        <PasswordField
          label="Confirm password"
          required
          value={confirmation}
          disabled={isDone}
          onChange={edit(setConfirmation)}
        />
        <Button type="submit" tone="primary" size="lg" disabled={isDone}>
          {reset.isPending ? 'Resetting...' : 'Reset password'}
        </Button>
      </form>
      <Link to="/login" className={`${LINK_CLASS} self-center text-sm`}>
        Back to sign in
      </Link>
    </>
  )
}
