import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'

export function ApiKeyStep({ onNext }: { readonly onNext: () => void }) {
  const { customer } = useSignedIn()
  return (
    <Card>
      <h2 className="text-base font-semibold">Your API key</h2>
      <p className="text-soft mt-1 text-sm">
        The agent authenticates with this key. It is already filled into the commands of the next step.
      </p>
      <div className="bg-raised border-line mt-3 flex items-center gap-3 rounded-md border p-2 pl-3">
        <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{customer.api_key}</code>
        <CopyButton text={customer.api_key} ariaLabel="Copy the API key" />
      </div>
      <p className="text-faint mt-2 text-xs">Keep it secret: anyone with it can send logs as you.</p>
      <Button tone="primary" className="mt-4" onClick={onNext}>
        Continue
      </Button>
    </Card>
  )
}
