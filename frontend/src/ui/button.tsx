import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonLook, type ButtonSize, type ButtonTone } from './button-look.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ tone = 'plain', size = 'md', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type === 'submit' ? 'submit' : 'button'} className={buttonLook(tone, size, className)} />
  )
}
