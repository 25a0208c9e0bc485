import { AiMode, type Settings } from '@holdfast/contracts/settings'
import { useState } from 'react'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { GroupingRulesCard } from './grouping-rules-card.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSaveSettings } from './use-save-settings.ts'

const MODES: Record<AiMode, { name: string; text: string }> = {
  off: { name: 'Off', text: 'No language model sees anything. Findings are computed from the lines alone.' },
  masked: { name: 'Masked', text: 'Secrets and personal data are replaced before a model sees a line.' },
  own: { name: 'Own model, unmasked', text: 'For a model that you run yourselves. Lines are sent as they are.' },
}

export function AnalysisSection({ settings }: { readonly settings: Settings }) {
  const { user } = useSignedIn()
  const isReadOnly = user.role !== 'admin'
  const { customer_settings: saved, user_settings: own } = settings
  const [form, setForm] = useState(saved)
  const [hasMail, setHasMail] = useState(own.email_on_incident)
  const { state, errorDetail, save } = useSaveSettings()
  const names = ['min_occurrences', 'quiet_gap_minutes', 'ai_mode', 'ai_daily_token_budget'] as const
  const changed = Object.fromEntries(
    names.filter((name) => form[name] !== saved[name]).map((name) => [name, form[name]]),
  )
  const body = {
    ...(Object.keys(changed).length > 0 ? { customer_settings: changed } : {}),
    ...(hasMail === own.email_on_incident ? {} : { user_settings: { email_on_incident: hasMail } }),
  }
  const bindNumber = (name: 'min_occurrences' | 'quiet_gap_minutes' | 'ai_daily_token_budget') => ({
    type: 'number',
    min: name === 'ai_daily_token_budget' ? 0 : 1,
    disabled: isReadOnly || state === 'saving',
    value: String(form[name]),
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [name]: Math.trunc(Number(event.target.value)) }),
  })
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Analysis &amp; AI</h1>
      {isReadOnly ? (
        <p className="text-soft mt-1 text-sm">Only administrators can change how your company’s logs are analysed.</p>
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
      <Card className="mt-4">
        <fieldset disabled={isReadOnly}>
          <legend className="mb-3 text-base font-semibold">Language model</legend>
          <div className="flex flex-col gap-2.5">
            {AiMode.options.map((mode) => (
              <label key={mode} aria-label={MODES[mode].name} className="flex items-start gap-3 text-sm">
                <input
                  type="radio"
                  name="ai_mode"
                  className="accent-accent mt-1"
                  checked={form.ai_mode === mode}
                  onChange={() => setForm({ ...form, ai_mode: mode })}
                />
                <span>
                  <span className="font-medium">{MODES[mode].name}</span>
                  <span className="text-soft block">{MODES[mode].text}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field label="Tokens per day" className="mt-4 max-w-60" {...bindNumber('ai_daily_token_budget')} />
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
