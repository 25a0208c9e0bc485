import type { AiSettings } from '@holdfast/contracts/ai-settings'
import { AiMode } from '@holdfast/contracts/settings'

interface ModeChoiceProps {
  readonly saved: AiSettings
  readonly mode: AiMode
  readonly disabled: boolean
  readonly onChoose: (mode: AiMode) => void
}

function textOf(mode: AiMode, { operator_endpoint: operator }: AiSettings): string {
  if (mode === 'off') return 'No model sees anything. Findings and answers are computed from the lines alone.'
  if (mode === 'own') return 'Any OpenAI-compatible endpoint.'
  return operator
    ? `Secrets and personal data are replaced before ${operator.model} at ${operator.host} sees a line.`
    : 'Secrets and personal data are replaced before a model sees a line. None is set up on this server: the analysis answers alone.'
}

const NAMES: Record<AiMode, string> = { off: 'Off', masked: 'Masked', own: 'Your own endpoint' }

export function ModeChoice({ saved, mode, disabled, onChoose }: ModeChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-3 text-base font-semibold">Language model</legend>
      <div className="flex flex-col gap-2.5">
        {AiMode.options.map((option) => (
          <label key={option} aria-label={NAMES[option]} className="flex items-start gap-3 text-sm">
            <input
              type="radio"
              name="ai_mode"
              className="accent-accent mt-1"
              checked={mode === option}
              onChange={() => onChoose(option)}
            />
            <span>
              <span className="font-medium">{NAMES[option]}</span>
              <span className="text-soft block">{textOf(option, saved)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
