import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

interface LoginFormProps {
  readonly isSubmitting: boolean
  readonly email: string
  readonly onEmail: (email: string) => void
  /** What was said of the last try holds no longer. */
  readonly onEdit: () => void
  readonly onSubmit: (password: string) => void
}

export function LoginForm({ isSubmitting, email, onEmail, onEdit, onSubmit }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const isWhole = email.trim() !== '' && password !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isWhole) onSubmit(password)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        placeholder="Your email address"
        required
        value={email}
        disabled={isSubmitting}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder="Your password"
        required
        value={password}
        disabled={isSubmitting}
        onChange={(event) => {
          setPassword(event.target.value)
          onEdit()
        }}
      />
      <Button type="submit" tone="primary" size="lg" disabled={isSubmitting || !isWhole}>
        {isSubmitting ? 'Signing in...' : 'Continue'}
      </Button>
    </form>
  )
}
