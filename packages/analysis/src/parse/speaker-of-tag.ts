import { isGeneric } from './service-of-name.ts'

/** `kube.prod.cart`: a collector's tag leads from the place to the program; behind it may stand the file's kind, or an id. */
export const speakerOfTag = (tag: string): string | undefined =>
  TAG.test(tag) ? speakerAmong(tag.split('.').toReversed()) : undefined

/** Where nothing but the place is left, a word for a kind of file is a name: `svc.export`. */
function speakerAmong(parts: readonly string[]): string | undefined {
  const names = parts.filter((part) => !ID.test(part))
  const name = names.find((part) => !isGeneric(part))
  return name !== undefined && PLACE.test(name) && name === names.at(-1) ? names[0] : name
}

const PLACE = /^(?:svc|services?|kube|kubernetes|k8s|docker|containers?|prod|stage|staging)$/

/** Of small letters, as a class in its package is none. */
const TAG = /^[a-z_][a-z\d_-]{0,60}(?:\.[a-z\d_-]{1,60}){1,10}$/
const ID = /^(?:\d+|[0-9a-f]{12,64})$/
