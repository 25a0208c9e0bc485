import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from '../lib/class-names.ts'

export const INPUT_CLASS =
  'hit-target border-line-strong bg-panel text-ink placeholder:text-faint h-10 w-full rounded-md border px-3 text-base disabled:opacity-60 read-only:bg-raised aria-invalid:border-critical'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | null
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function Field({ label, hint, error, trailing, className, ...input }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-soft text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          {...input}
          {...(note ? { 'aria-describedby': noteId } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
          className={classNames(INPUT_CLASS, trailing ? 'pr-11' : null)}
        />
        {trailing ? <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div> : null}
      </div>
      {note ? (
        <p id={noteId} className={classNames('text-xs', error ? 'text-critical' : 'text-faint')}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
