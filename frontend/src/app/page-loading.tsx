import { Spinner } from '../ui/spinner.tsx'

export function PageLoading() {
  return (
    <div role="status" aria-label="Loading" className="text-faint flex min-h-dvh items-center justify-center">
      <Spinner size={22} />
    </div>
  )
}
