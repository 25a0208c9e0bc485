import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { installationQuery } from '../../lib/api/installation-query.ts'
import { apiKeysQuery } from './api/api-keys-query.ts'
import { rotateApiKey } from './api/rotate-api-key.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { EraseCard } from './erase-card.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { meQuery } from '../../lib/me/me-query.ts'

const OVERLAP_HOURS = 24

interface OrganizationSectionProps {
  readonly name: string
  readonly eraseAt: string | null
}

export function OrganizationSection({ name, eraseAt }: OrganizationSectionProps) {
  const { customer, user } = useSignedIn()
  const support = useQuery(installationQuery).data?.support_email
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Organization</h1>
      <Card className="mt-4">
        <Field
          label="Organization name"
          value={name}
          readOnly
          hint={
            support ? (
              <>
                Contact support to change the name: <MailLink address={support} />
              </>
            ) : (
              'Contact support (the administrator of this installation) to change the name.'
            )
          }
        />
      </Card>
      <Card className="mt-4">
        <h2 className="text-base font-semibold">API key</h2>
        <p className="text-soft mt-1 text-sm">
          It lets agents and uploads send logs in your company’s name, and nothing else.
        </p>
        <div className="bg-raised border-line mt-3 flex items-center gap-3 rounded-md border p-2 pl-3">
          <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{customer.api_key}</code>
          <CopyButton text={customer.api_key} ariaLabel="Copy the API key" />
        </div>
        {user.role === 'admin' ? <Rotation /> : null}
      </Card>
      {user.role === 'admin' ? <EraseCard name={name} eraseAt={eraseAt} /> : null}
    </>
  )
}

function Rotation() {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useQuery(apiKeysQuery)
  const rotate = useSingleMutation({
    mutationFn: () => rotateApiKey(OVERLAP_HOURS),
    onSuccess: async (keys) => {
      client.setQueryData(apiKeysQuery.queryKey, keys)
      await client.invalidateQueries({ queryKey: meQuery.queryKey })
      showToast({
        type: 'success',
        title: 'API key rotated',
        message: `The old key works for ${OVERLAP_HOURS} more hours.`,
      })
    },
    onError: (error) => showToast({ type: 'error', title: 'Rotation Failed', message: errorText(error) }),
    onSettled: () => setIsAsking(false),
  })
  const leaving = data?.api_keys.filter(({ expires_at }) => expires_at !== null) ?? []
  return (
    <>
      <Button className="mt-3" onClick={() => setIsAsking(true)}>
        <KeyRound size={14} aria-hidden />
        Rotate key
      </Button>
      {leaving.map((key) => (
        <p key={key.id} className="text-soft mt-2 text-sm">
          An older key ending in <code className="font-mono">{key.api_key.slice(-4)}</code> works until{' '}
          {key.expires_at ? dayAndTime(key.expires_at) : ''}
          {key.last_used_at ? `; last used ${dayAndTime(key.last_used_at)}` : ''}.
        </p>
      ))}
      {isAsking ? (
        <ConfirmDialog
          title="Rotate the API key?"
          text={`You get a new key at once. The old one works for ${OVERLAP_HOURS} more hours, so that agents can be moved over.`}
          confirmLabel="Rotate"
          isBusy={rotate.isPending}
          onConfirm={() => rotate.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
