import type { Solution } from '@holdfast/contracts/analysis-data'
import { Eye, PenLine, TriangleAlert } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

const RISKS = {
  'read-only': { tone: 'good', text: 'Read-only', icon: Eye },
  'changes-state': { tone: 'medium', text: 'Changes state', icon: PenLine },
  destructive: { tone: 'critical', text: 'Destructive', icon: TriangleAlert },
} as const

export function RiskBadge({ risk }: { readonly risk: Solution['risk'] }) {
  const { tone, text, icon: Icon } = RISKS[risk]
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden />
      {text}
    </Badge>
  )
}
