import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
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
        <Link
          to="/dashboard/incidents"
          className="hit-target bg-accent-fill inline-flex h-9 items-center rounded-md px-3.5 text-sm font-medium text-white"
        >
          Go to incidents
        </Link>
        <Button onClick={onDone}>Agent Status</Button>
      </div>
    </Card>
  )
}
