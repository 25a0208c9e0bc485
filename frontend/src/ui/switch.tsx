import { Switch as RadixSwitch } from 'radix-ui'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <RadixSwitch.Root
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="bg-line-strong after:absolute after:-inset-3 data-[state=checked]:bg-accent-fill relative h-5 w-9 shrink-0 rounded-full transition-colors disabled:opacity-50"
    >
      <RadixSwitch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-white shadow transition-transform data-[state=checked]:translate-x-[18px]" />
    </RadixSwitch.Root>
  )
}
