import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { callOffErasure, eraseCompany } from './api/erase-company.ts'
import { settingsQuery } from './api/settings-query.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

interface EraseCardProps {
  readonly name: string
  /** Set while the erasure waits. */
  readonly eraseAt: string | null
}

/** For admins. What cannot be undone takes the name, the password, and days in which anybody can stop it. */
export function EraseCard({ name, eraseAt }: EraseCardProps) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const callOff = useSingleMutation({
    mutationFn: callOffErasure,
    onSuccess: () => showToast({ type: 'success', title: 'Erasure called off', message: 'Your company stays.' }),
    onError: (error) => showToast({ type: 'error', title: 'Not Called Off', message: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">Erase company</h2>
      {eraseAt ? (
        <>
          <Banner tone="warning" className="mt-3">
            All data of {name} will be erased on {dayAndTime(eraseAt)}. Any admin can call it off until then.
          </Banner>
          <Button className="mt-3" disabled={callOff.isPending} onClick={() => callOff.mutate()}>
            Call it off
          </Button>
        </>
      ) : (
        <>
          <p className="text-soft mt-1 text-sm">
            Erases all logs, incidents and people of {name}, three days after you confirm. All admins get a mail and can
            call it off until then.
          </p>
          <Button className="mt-3" onClick={() => setIsAsking(true)}>
            Erase company…
          </Button>
        </>
      )}
      {isAsking ? <EraseDialog name={name} onClose={() => setIsAsking(false)} /> : null}
    </Card>
  )
}

function EraseDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const client = useQueryClient()
  const [typedName, setTypedName] = useState('')
  const [password, setPassword] = useState('')
  const erase = useSingleMutation({
    mutationFn: eraseCompany,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey })
      onClose()
    },
  })
  const isReady = typedName.trim() === name && password !== '' && !erase.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) erase.mutate({ company_name: typedName.trim(), password })
  }
  return (
    <Dialog title={`Erase ${name}?`} description="After three days nothing can bring it back." onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-3">
        {erase.isError ? <Banner tone="error">{errorText(erase.error)}</Banner> : null}
        <Field
          label={`Type ${name} to confirm`}
          value={typedName}
          onChange={(event) => setTypedName(event.target.value)}
        />
        <PasswordField label="Your password" value={password} onChange={(event) => setPassword(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="danger" disabled={!isReady}>
            {erase.isPending ? 'Erasing...' : 'Erase in three days'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
