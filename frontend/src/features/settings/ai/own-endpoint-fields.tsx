import type { AiSettings } from '@holdfast/contracts/ai-settings'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { AiForm } from './ai-changes.ts'

interface OwnEndpointFieldsProps {
  readonly form: AiForm
  readonly saved: AiSettings['own_endpoint']
  readonly disabled: boolean
  readonly onEdit: (change: Partial<AiForm>) => void
  readonly onRemove: () => void
}

/** Any server that speaks the OpenAI protocol: a hosted one, or a model on your own machines. */
export function OwnEndpointFields({ form, saved, disabled, onEdit, onRemove }: OwnEndpointFieldsProps) {
  return (
    <div className="border-line mt-3 ml-7 flex flex-col gap-4 border-l pl-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Address"
          type="url"
          placeholder="https://models.example.com/v1"
          disabled={disabled}
          value={form.baseUrl}
          onChange={(event) => onEdit({ baseUrl: event.target.value })}
        />
        <Field
          label="Model"
          placeholder="gpt-5-mini"
          disabled={disabled}
          value={form.model}
          onChange={(event) => onEdit({ model: event.target.value })}
        />
      </div>
      <PasswordField
        label="Key"
        autoComplete="off"
        placeholder={saved?.has_api_key ? 'Stored. Leave empty to keep it.' : 'None, if the server asks for none'}
        disabled={disabled}
        value={form.apiKey}
        onChange={(event) => onEdit({ apiKey: event.target.value })}
      />
      <div className="flex items-center justify-between gap-4">
        <div className="text-sm">
          <p className="font-medium">Mask lines here too</p>
          <p className="text-soft">Off, your lines reach your endpoint exactly as they were logged.</p>
        </div>
        <Switch
          label="Mask lines here too"
          checked={form.isMasked}
          disabled={disabled}
          onChange={(isMasked) => onEdit({ isMasked })}
        />
      </div>
      {saved ? (
        <Button size="sm" tone="quiet" className="self-start" disabled={disabled} onClick={onRemove}>
          Remove this endpoint
        </Button>
      ) : null}
    </div>
  )
}
