import { isEmailShaped } from '@holdfast/contracts/email'
import { Role } from '@holdfast/contracts/people'
import { MIN_PASSWORD_LENGTH } from '@holdfast/contracts/password-strength'
import { INVALID_EMAIL_TEXT } from '@holdfast/contracts/validation-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { addTeamUser } from '../api/change-team.ts'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Select } from '../../../ui/select.tsx'

const EMPTY = { first_name: '', last_name: '', email: '', password: '', role: 'member' as Role }

export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [form, setForm] = useState(EMPTY)
  const [complaint, setComplaint] = useState<string | null>(null)
  const add = useSingleMutation({
    mutationFn: addTeamUser,
    onSuccess: async () => {
      onClose()
      showToast({ type: 'success', title: 'Team', message: 'Team member added successfully' })
      await client.invalidateQueries({ queryKey: teamQuery.queryKey })
    },
  })
  const filled = {
    ...form,
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    email: form.email.trim(),
  }
  const isWhole = filled.first_name !== '' && filled.last_name !== '' && filled.email !== '' && form.password !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (add.isPending || !isWhole) return
    const text = !isEmailShaped(filled.email)
      ? INVALID_EMAIL_TEXT
      : form.password.length < MIN_PASSWORD_LENGTH
        ? `Password must have at least ${MIN_PASSWORD_LENGTH} characters`
        : null
    setComplaint(text)
    if (text === null) add.mutate(filled)
  }
  const bind = (name: 'first_name' | 'last_name' | 'email' | 'password') => ({
    required: true,
    value: form[name],
    disabled: add.isPending,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  const failure = add.error instanceof ApiError && add.error.detail ? add.error.detail : 'Failed to add team member'
  const problem = complaint ?? (add.isError ? failure : null)
  return (
    <Dialog title="Add a team member" onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-3">
        {problem ? <Banner tone="error">{problem}</Banner> : null}
        <div className="grid grid-cols-2 gap-4">
          <Field label="First name" {...bind('first_name')} />
          <Field label="Last name" {...bind('last_name')} />
        </div>
        <Field label="Email" type="email" {...bind('email')} />
        <PasswordField
          label="Password"
          hint="At least 8 characters. They sign in with it after they accept the invitation in their mail."
          minLength={MIN_PASSWORD_LENGTH}
          {...bind('password')}
        />
        <Select
          label="Role"
          isLabelShown
          value={form.role}
          onChange={(event) => setForm({ ...form, role: Role.parse(event.target.value) })}
        >
          <option value="member">Member</option>
          <option value="admin">Admin</option>
        </Select>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" disabled={!isWhole || add.isPending}>
            {add.isPending ? 'Adding...' : 'Add member'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
