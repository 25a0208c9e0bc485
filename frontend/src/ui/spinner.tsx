import { LoaderCircle } from 'lucide-react'

export const Spinner = ({ size = 16 }: { readonly size?: number }) => (
  <LoaderCircle size={size} aria-hidden className="animate-spin" />
)
