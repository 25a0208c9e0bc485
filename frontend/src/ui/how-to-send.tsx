import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { EmptyState } from './empty-state.tsx'

interface HowToSendProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly endpoint: string
  /** Ready to be run as it stands, the company's key in it. */
  readonly command: string
}

/** Nothing came yet: where it is to be sent, and a command that sends something at once. */
export function HowToSend({ icon, title, text, endpoint, command }: HowToSendProps) {
  return (
    <EmptyState icon={icon} title={title} text={text}>
      <div className="w-full max-w-2xl text-left">
        <h3 className="text-soft mb-1 text-sm font-medium">OTLP endpoint</h3>
        <Code text={endpoint} label="Copy the endpoint" />
        <h3 className="text-soft mt-4 mb-1 text-sm font-medium">Try it with a single request</h3>
        <Code text={command} label="Copy the command" />
        <p className="text-faint mt-2 text-xs">
          It contains your API key. Keep it secret: anyone with it can send data as you.
        </p>
      </div>
    </EmptyState>
  )
}

const Code = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <div className="bg-raised border-line flex items-start gap-2 rounded-md border p-1.5 pl-3">
    <code className="min-w-0 flex-1 py-1 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">{text}</code>
    <CopyButton text={text} ariaLabel={label} />
  </div>
)
