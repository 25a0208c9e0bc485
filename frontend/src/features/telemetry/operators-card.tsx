import type { Operator } from '@holdfast/contracts/operators'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { confirmOperator } from './api/confirm-operator.ts'
import { operatorsQuery } from './api/operators-query.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

const STATES: Readonly<Record<Operator['state'], string>> = {
  'no-account': 'No account',
  'not-proved': 'Has to open the mail that a sign-in sends',
  waiting: 'Waits to be confirmed',
  confirmed: 'Operator',
}

/** Who has operator rights. Another one needs the word, and the password, of one who has them. */
export function OperatorsCard() {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const { data } = useQuery(operatorsQuery)
  const confirm = useMutation({
    mutationFn: confirmOperator,
    onSuccess: ({ message }) => {
      setChosen(undefined)
      showToast({ type: 'success', title: 'Confirmed', message })
      return client.invalidateQueries({ queryKey: operatorsQuery.queryKey })
    },
    onError: (error) => showToast({ type: 'error', title: 'Nobody was confirmed', message: errorText(error) }),
  })
  if (!data) return null
  return (
    <Card title="Operators" className="mt-4">
      <ul>
        {data.operators.map(({ id, email, name, company_name: company, state }) => (
          <li key={email} className="border-line border-b py-2 text-sm last:border-0">
            <div className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                {email}
                {name === null ? null : <span className="text-faint"> · {`${name}, ${company ?? ''}`}</span>}
              </span>
              <Badge tone={state === 'confirmed' ? 'good' : 'neutral'}>{STATES[state]}</Badge>
              {state === 'waiting' && id !== null && chosen !== id ? (
                <Button size="sm" aria-label={`Confirm ${email}`} onClick={() => setChosen(id)}>
                  Confirm
                </Button>
              ) : null}
            </div>
            {id !== null && chosen === id ? (
              <ConfirmForm isBusy={confirm.isPending} onConfirm={(password) => confirm.mutate({ id, password })} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface ConfirmFormProps {
  readonly isBusy: boolean
  readonly onConfirm: (password: string) => void
}

function ConfirmForm({ isBusy, onConfirm }: ConfirmFormProps) {
  const [password, setPassword] = useState('')
  const isReady = password !== '' && !isBusy
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onConfirm(password)
  }
  return (
    <form onSubmit={submit} className="mt-2 flex max-w-sm flex-col gap-2">
      <p className="text-soft">Operators see all companies and can erase them.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={!isReady} className="self-start">
        Make an operator
      </Button>
    </form>
  )
}
