import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonSize, type ButtonTone } from './button-look.ts'

interface ButtonLinkProps extends LinkProps {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
}

/** Leads somewhere, and is as inviting as a button. */
export function ButtonLink({ tone = 'plain', size = 'md', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonLook(tone, size, className)} />
}
