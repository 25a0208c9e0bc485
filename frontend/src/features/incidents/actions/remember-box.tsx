interface RememberBoxProps {
  readonly isRemembered: boolean
  readonly onChange: (isRemembered: boolean) => void
  readonly children: string
}

/** Whether a merge or a split becomes a rule. */
export const RememberBox = ({ isRemembered, onChange, children }: RememberBoxProps) => (
  <label className="mt-3 flex items-center gap-2.5 text-sm">
    <input
      type="checkbox"
      checked={isRemembered}
      onChange={(event) => onChange(event.target.checked)}
      className="accent-accent size-4"
    />
    {children}
  </label>
)
