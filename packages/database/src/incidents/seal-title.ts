import type { CompanyCipher } from '../secrets/company-vault.ts'
import { markTitle } from './mark-title.ts'
import { titleContext } from './sealing-contexts.ts'

/** A title as its row holds it: in the clear only until the workers have sealed it. */
export interface SealedTitle {
  readonly id: string
  readonly title: string | null
  readonly sealedTitle: Buffer | null
}

export const sealTitle = (cipher: CompanyCipher, incidentId: string, title: string) => ({
  title: null,
  sealedTitle: cipher.seal(Buffer.from(title), titleContext(incidentId)),
  titleMarks: markTitle(cipher, title),
})

/** Of a list: its titles are read again soon. */
export const openTitle = (cipher: CompanyCipher, { id, title, sealedTitle }: SealedTitle): string =>
  sealedTitle === null ? (title ?? '') : cipher.openOften(sealedTitle, titleContext(id), String)

/** Of a search, which reads thousands once: remembering them would push out those that are shown. */
export const openTitleOnce = (cipher: CompanyCipher, { id, title, sealedTitle }: SealedTitle): string =>
  sealedTitle === null ? (title ?? '') : cipher.open(sealedTitle, titleContext(id)).toString()
