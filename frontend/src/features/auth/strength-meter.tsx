import { measurePasswordStrength, type PasswordRequirements } from '@holdfast/contracts/password-strength'
import { Check, Circle } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'

const COLORS = ['bg-critical', 'bg-high', 'bg-medium', 'bg-low', 'bg-good'] as const
const TEXT_COLORS = ['text-critical', 'text-high', 'text-medium', 'text-low', 'text-good'] as const

const REQUIREMENTS: readonly { key: keyof PasswordRequirements; text: string }[] = [
  { key: 'length', text: 'At least 8 characters' },
  { key: 'uppercase', text: 'One uppercase letter' },
  { key: 'lowercase', text: 'One lowercase letter' },
  { key: 'number', text: 'One number' },
  { key: 'special', text: 'One special character' },
]

export function StrengthMeter({ password }: { readonly password: string }) {
  const { score, label, requirements } = measurePasswordStrength(password)
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center gap-3">
        <div className="flex flex-1 gap-1" aria-hidden>
          {[0, 1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={classNames(
                'h-1 flex-1 rounded-full transition-colors',
                password !== '' && step <= score ? COLORS[score] : 'bg-line',
              )}
            />
          ))}
        </div>
        <span
          role="status"
          aria-label="Password strength"
          className={classNames('text-xs font-medium', TEXT_COLORS[score])}
        >
          {password === '' ? '' : label}
        </span>
      </div>
      <ul
        aria-label="Password requirements"
        className="grid grid-cols-1 gap-x-4 gap-y-1 text-xs min-[400px]:grid-cols-2"
      >
        {REQUIREMENTS.map(({ key, text }) => (
          <li
            key={key}
            data-met={requirements[key]}
            className={classNames('flex items-center gap-1.5', requirements[key] ? 'text-good' : 'text-faint')}
          >
            {requirements[key] ? <Check size={12} aria-hidden /> : <Circle size={12} aria-hidden />}
            {text}
            <span className="sr-only">{requirements[key] ? '(met)' : '(not met)'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
