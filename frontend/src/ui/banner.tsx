import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

const TONES = {
  error: { icon: CircleAlert, look: 'bg-critical-soft text-critical' },
  warning: { icon: TriangleAlert, look: 'bg-medium-soft text-medium' },
  success: { icon: CircleCheck, look: 'bg-good-soft text-good' },
  info: { icon: Info, look: 'bg-hover text-ink' },
}

interface BannerProps {
  readonly tone: keyof typeof TONES
  readonly children: ReactNode
  readonly className?: string
  /** Not where the text brings its own. */
  readonly hasIcon?: boolean
}

export function Banner({ tone, children, className, hasIcon = true }: BannerProps) {
  const { icon: Icon, look } = TONES[tone]
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Above a long form on a phone nobody would see why nothing happened.
    if (tone === 'error') element.current?.scrollIntoView({ block: 'nearest' })
  }, [tone])
  return (
    <div
      ref={element}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex scroll-m-4 items-start max-lg:scroll-mb-32 gap-2.5 rounded-md px-3 py-2.5 text-sm',
        look,
        className,
      )}
    >
      {hasIcon ? <Icon size={16} aria-hidden className="mt-0.5 shrink-0" /> : null}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
