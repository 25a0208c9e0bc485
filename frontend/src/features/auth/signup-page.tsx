import { checkSignup } from '@holdfast/contracts/check-signup'
import { ACCEPTED_PASSWORD_SCORE, measurePasswordStrength } from '@holdfast/contracts/password-strength'
import { PASSWORDS_DIFFER_TEXT } from '@holdfast/contracts/validation-texts'
import { useState, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { signup } from './api/signup.ts'
import { flowErrorText, SERVER_ERROR_TEXT } from '../../lib/api/flow-error-text.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthLayout, LINK_CLASS } from './auth-layout.tsx'
import { StrengthMeter } from './strength-meter.tsx'

const TEXTS = {
  byStatus: { 400: 'Registration failed. Please check your information.' },
  serverError: SERVER_ERROR_TEXT,
  otherwise: 'Registration failed. Please try again.',
}

const EMPTY = { company_name: '', first_name: '', last_name: '', email: '', password: '', confirm_password: '' }

export function SignupPage() {
  const [form, setForm] = useState(EMPTY)
  const [complaint, setComplaint] = useState<string | null>(null)
  const navigate = useNavigate()
  const register = useSingleMutation({
    mutationFn: signup,
    onSuccess: async (result) => {
      sessionStorage.setItem('signup_result', JSON.stringify(result))
      await navigate('/email-sent', { state: { email: result.admin_email, company_name: result.company_name } })
    },
  })
  const isReady =
    form.password === form.confirm_password && measurePasswordStrength(form.password).score >= ACCEPTED_PASSWORD_SCORE

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (register.isPending || !isReady) return
    const text = checkSignup(form)
    setComplaint(text)
    if (text !== null) return
    register.mutate({
      company_name: form.company_name.trim(),
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      email: form.email.trim(),
      password: form.password,
    })
  }

  const bind = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    disabled: register.isPending,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setComplaint(null)
      register.reset()
    },
  })
  const problem = complaint ?? (register.isError ? flowErrorText(register.error, TEXTS) : null)
  const isDifferent = form.confirm_password !== '' && form.password !== form.confirm_password

  return (
    <AuthLayout title="Create your account" intro="Create a workspace. You’ll be its first admin.">
      {problem ? <Banner tone="error">{problem}</Banner> : null}
      {register.isSuccess ? (
        <Banner tone="success">Account created. Check your inbox to verify your email.</Banner>
      ) : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Company name" autoComplete="organization" {...bind('company_name')} />
        <div className="grid grid-cols-1 gap-4 min-[400px]:grid-cols-2">
          <Field label="First name" autoComplete="given-name" {...bind('first_name')} />
          <Field label="Last name" autoComplete="family-name" {...bind('last_name')} />
        </div>
        <Field label="Work email" type="email" autoComplete="email" {...bind('email')} />
        <PasswordField label="Password" {...bind('password')} />
        <StrengthMeter password={form.password} />
        <PasswordField
          label="Confirm password"
          {...bind('confirm_password')}
          error={isDifferent ? PASSWORDS_DIFFER_TEXT : null}
        />
        <Button type="submit" tone="primary" size="lg" disabled={!isReady || register.isPending}>
          {register.isPending ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <OtherWays />
    </AuthLayout>
  )
}

function OtherWays() {
  return (
    <div className="text-soft flex flex-col items-center gap-3 text-sm">
      <p>
        <span>Already have an account?</span>{' '}
        <Link to="/login" className={LINK_CLASS}>
          Sign in
        </Link>
      </p>
      <Link to="/terms-and-privacy" className={`${LINK_CLASS} text-xs`}>
        Terms of Service and Privacy Policy
      </Link>
    </div>
  )
}
