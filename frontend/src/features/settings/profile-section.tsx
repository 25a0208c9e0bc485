import { PASSWORDS_DIFFER_TEXT } from '@holdfast/contracts/validation-texts'
import type { Settings } from '@holdfast/contracts/settings'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { profileChanges, type ProfileForm } from './profile-changes.ts'
import { SaveBar } from './saving/save-bar.tsx'
import { useSaveSettings } from './saving/use-save-settings.ts'

const NO_PASSWORDS = { current: '', next: '', confirm: '' }

export function ProfileSection({ settings }: { readonly settings: Settings }) {
  const { profile } = settings
  const [form, setForm] = useState<ProfileForm>({ ...profile, ...NO_PASSWORDS })
  const { state, errorDetail, save } = useSaveSettings()
  const changes = profileChanges(form, profile)
  const isDifferent = form.confirm !== '' && form.confirm !== form.next
  const bind = (name: keyof ProfileForm) => ({
    value: form[name],
    disabled: state === 'saving',
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  // A new address is asked for, not set: the form shows what counts, and the line below it what waits.
  const submit = () => void save(changes, (saved) => setForm({ ...saved.profile, ...NO_PASSWORDS }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.keys(changes).length > 0 && !isDifferent) submit()
      }}
    >
      <h1 className="text-xl font-semibold tracking-tight">Profile</h1>
      <Card className="mt-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" autoComplete="given-name" {...bind('first_name')} />
          <Field label="Last name" autoComplete="family-name" {...bind('last_name')} />
          <Field label="Email" type="email" autoComplete="email" className="sm:col-span-2" {...bind('email')} />
        </div>
        {profile.pending_email ? (
          <Banner tone="info" className="mt-4">
            We sent a link to {profile.pending_email}. Until it is opened, {profile.email} stays your address.
          </Banner>
        ) : null}
      </Card>
      <Card className="mt-4">
        <h2 className="mb-3 text-base font-semibold">Change password</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            className="sm:col-span-2"
            {...bind('current')}
          />
          <PasswordField label="New password" {...bind('next')} />
          <PasswordField
            label="Confirm new password"
            {...bind('confirm')}
            error={isDifferent ? PASSWORDS_DIFFER_TEXT : null}
          />
        </div>
      </Card>
      <SaveBar
        state={state}
        errorDetail={errorDetail}
        isChanged={
          Object.keys(changes).length > 0 ||
          Object.keys(NO_PASSWORDS).some((name) => form[name as keyof ProfileForm] !== '')
        }
        disabled={Object.keys(changes).length === 0 || isDifferent}
        onSave={submit}
      />
    </form>
  )
}
