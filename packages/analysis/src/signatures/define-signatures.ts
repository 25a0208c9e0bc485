import { MECHANISMS } from '../knowledge/mechanisms.ts'
import type { Signature, Tool } from '../model/signature.ts'

/** A signature as its row in a technology's file: whatever it does not say, its mechanism does. */
export type SignatureRow = Pick<
  Signature,
  'id' | 'mechanism' | 'patterns' | 'blames' | 'inClient' | 'unmistakable' | 'samples' | 'nearMisses'
> &
  Partial<Pick<Signature, 'technology' | 'category' | 'severity' | 'symptom' | 'cause'>> & {
    /** Parted by '|'. */
    readonly keywords: string
    /** 'command # what it shows' */
    readonly look?: string | readonly string[]
    /** 'command # what it does # how to undo it' */
    readonly fix?: string
    readonly verify?: string
  }

export const defineSignatures = (rows: readonly SignatureRow[]): readonly Signature[] => rows.map(defineSignature)

export function defineSignature({ look, fix, verify, keywords, ...row }: SignatureRow): Signature {
  const { category, severity, symptom, cause } = MECHANISMS[row.mechanism]
  return {
    technology: row.id.slice(0, row.id.indexOf('/')),
    category,
    severity,
    symptom,
    cause,
    ...row,
    keywords: keywords === '' ? [] : keywords.split('|'),
    tools: [
      ...[look ?? []].flat().map((text) => toTool('diagnose', text)),
      ...(fix === undefined ? [] : [toTool('fix', fix)]),
      ...(verify === undefined ? [] : [toTool('verify', verify)]),
    ],
  }
}

function toTool(category: Tool['category'], text: string): Tool {
  const [command = '', description = '', undo] = text.split(' # ')
  return { category, command, description, ...(undo !== undefined && { undo }) }
}

/** Of what is found by counting: no line says it, so no pattern can match it. */
export const defineCounted = (
  row: Pick<SignatureRow, 'id' | 'mechanism' | 'severity' | 'symptom' | 'cause' | 'look'>,
): Signature =>
  defineSignature({
    technology: 'application',
    patterns: [],
    keywords: '',
    blames: 'self',
    samples: {},
    nearMisses: [],
    ...row,
  })
