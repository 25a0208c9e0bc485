import type { Signature } from '../model/signature.ts'
import { defineSignature, type SignatureRow } from '../signatures/define-signatures.ts'

export interface Row extends Pick<SignatureRow, 'mechanism' | 'severity'> {
  readonly symptom: string
  readonly cause: string
  readonly look: string
  readonly fix?: string
}

const LOOK = 'Compare what the cluster holds now with the lines cited.'
const FIX = 'Correct the mismatch in the manifests too, so that the next rollout keeps it.'
const UNDO = 'kubectl rollout undo deployment/{service}'
const VERIFY = 'kubectl get pods,endpoints -o wide # All pods are ready and every service has endpoints.'

/** A mismatch in the words and with the commands of a signature that no line matches. */
export const toSignature = (id: string, { look, fix, ...row }: Row): Signature =>
  defineSignature({
    ...row,
    id: `kubernetes/object-${id}`,
    patterns: [],
    keywords: '',
    blames: 'self',
    look: `${look} # ${LOOK}`,
    ...(fix !== undefined && { fix: `${fix} # ${FIX} # ${UNDO}` }),
    verify: VERIFY,
    samples: {},
    nearMisses: [],
  })
