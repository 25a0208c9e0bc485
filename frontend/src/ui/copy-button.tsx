import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { Button } from './button.tsx'

const CONFIRMATION_MS = 2_000

interface CopyButtonProps {
  readonly text: string
  readonly label?: string
  readonly ariaLabel?: string
}

export function CopyButton({ text, label = 'Copy', ariaLabel }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    if (await copyText(text)) setCopies((count) => count + 1)
  }
  const isCopied = copies > 0
  return (
    <Button size="sm" {...(ariaLabel && !isCopied ? { 'aria-label': ariaLabel } : {})} onClick={() => void copy()}>
      {isCopied ? <Check size={13} aria-hidden /> : <Copy size={13} aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied!' : label}</span>
    </Button>
  )
}
