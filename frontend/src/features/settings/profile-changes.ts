import type { Profile, SaveSettingsRequest } from '@holdfast/contracts/settings'

export interface ProfileForm {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly current: string
  readonly next: string
  readonly confirm: string
}

/** What there is to send. A password goes along only when all three fields are filled and the new ones agree. */
export function profileChanges(form: ProfileForm, profile: Profile): SaveSettingsRequest {
  const names = ['first_name', 'last_name', 'email'] as const
  const changed = Object.fromEntries(
    names.filter((name) => form[name].trim() !== profile[name]).map((name) => [name, form[name].trim()]),
  )
  const isPasswordWhole = form.current !== '' && form.next !== '' && form.confirm !== '' && form.next === form.confirm
  return {
    ...(Object.keys(changed).length > 0 ? { profile: changed } : {}),
    ...(isPasswordWhole ? { password: { current_password: form.current, new_password: form.next } } : {}),
  }
}
