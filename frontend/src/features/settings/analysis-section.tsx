import type { Settings } from '@holdfast/contracts/settings'
import { useState } from 'react'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { GroupingRulesCard } from './grouping-rules-card.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import { useSaveSettings } from './saving/use-save-settings.ts'

export function AnalysisSection({ settings }: { readonly settings: Settings }) {
  const { user } = useSignedIn()
  const isReadOnly = user.role !== 'admin'
  const { customer_settings: saved, user_settings: own } = settings
  const [form, setForm] = useState(saved)
  const [hasMail, setHasMail] = useState(own.email_on_incident)
  const { state, errorDetail, save } = useSaveSettings()
  const names = ['min_occurrences', 'quiet_gap_minutes'] as const
  const changed = Object.fromEntries(
    names.filter((name) => form[name] !== saved[name]).map((name) => [name, form[name]]),
  )
  const body = {
    ...(Object.keys(changed).length > 0 ? { customer_settings: changed } : {}),
    ...(hasMail === own.email_on_incident ? {} : { user_settings: { email_on_incident: hasMail } }),
  }
  const bindNumber = (name: (typeof names)[number]) => ({
    type: 'number',
    min: 1,
    disabled: isReadOnly || state === 'saving',
    value: String(form[name]),
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [name]: Math.trunc(Number(event.target.value)) }),
  })
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Analysis</h1>
      {isReadOnly ? (
        <p className="text-soft mt-1 text-sm">Only administrators can change how your company’s logs are analyzed.</p>
      ) : null}
      <Card className="mt-4">
        <div className="flex items-center justify-between gap-4">
          <div>
            <h2 className="text-base font-semibold">Mail on a new incident</h2>
            <p className="text-soft text-sm">To you, when an incident opens or comes back.</p>
          </div>
          <Switch label="Mail on a new incident" checked={hasMail} onChange={setHasMail} />
        </div>
      </Card>
      <Card className="mt-4">
        <h2 className="mb-3 text-base font-semibold">When an incident opens</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Events before an incident opens" {...bindNumber('min_occurrences')} />
          <Field label="Quiet minutes between two episodes" {...bindNumber('quiet_gap_minutes')} />
        </div>
      </Card>
      <SaveBar
        state={state}
        errorDetail={errorDetail}
        isChanged={Object.keys(body).length > 0}
        onSave={() => void save(body)}
      />
      <GroupingRulesCard isReadOnly={isReadOnly} />
    </>
  )
}
