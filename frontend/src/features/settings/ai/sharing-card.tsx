import type { AiSettings } from '@holdfast/contracts/ai-settings'
import { AiAddressPolicy } from '@holdfast/contracts/settings'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AiForm } from './ai-changes.ts'

const POLICIES: Record<AiAddressPolicy, string> = {
  none: 'Send every address as it is',
  public: 'Mask public addresses only',
  all: 'Mask every address',
}

interface SharingCardProps {
  readonly form: AiForm
  readonly saved: AiSettings
  readonly disabled: boolean
  readonly onEdit: (change: Partial<AiForm>) => void
}

/** What a model may be told, and how much. */
export function SharingCard({ form, saved, disabled, onEdit }: SharingCardProps) {
  return (
    <Card className="mt-4">
      <h2 className="mb-3 text-base font-semibold">Data sharing and limits</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          isLabelShown
          label="Addresses in masked lines"
          disabled={disabled}
          value={form.maskAddresses}
          onChange={(event) => onEdit({ maskAddresses: AiAddressPolicy.parse(event.target.value) })}
        >
          {AiAddressPolicy.options.map((policy) => (
            <option key={policy} value={policy}>
              {POLICIES[policy]}
            </option>
          ))}
        </Select>
        <Field
          label="Tokens per day"
          inputMode="numeric"
          disabled={disabled}
          value={form.dailyTokens}
          hint={
            saved.operator_endpoint && form.mode === 'masked'
              ? `At most ${saved.operator_endpoint.daily_token_limit.toLocaleString()} on this server.`
              : 'Zero stops every call. Resets at 00:00 UTC.'
          }
          onChange={(event) => onEdit({ dailyTokens: event.target.value })}
        />
      </div>
    </Card>
  )
}
