import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

export function SuccessStep({ onDone }: { readonly onDone: () => void }) {
  return (
    <Card className="text-center">
      <CircleCheck size={36} aria-hidden className="text-good mx-auto" />
      <h2 className="mt-3 text-lg font-semibold">The agent is connected</h2>
      <p className="text-soft mx-auto mt-1 max-w-md text-sm">
        Logs are flowing. Incidents typically appear within 5-10 minutes when something goes wrong.
      </p>
      <div className="mt-5 flex justify-center gap-2">
        <ButtonLink tone="primary" to="/dashboard/incidents">
          Go to incidents
        </ButtonLink>
        <Button onClick={onDone}>Agent Status</Button>
      </div>
    </Card>
  )
}
