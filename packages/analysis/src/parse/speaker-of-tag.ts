import { isGeneric } from './service-of-name.ts'

/** `kube.prod.cart`: a collector's tag leads from the place to the program; behind it may stand the file's kind, or an id. */
export const speakerOfTag = (tag: string): string | undefined =>
  TAG.test(tag)
    ? tag
        .split('.')
        .toReversed()
        .find((part) => !isGeneric(part) && !ID.test(part))
    : undefined

/** Of small letters, as a class in its package is none. */
const TAG = /^[a-z_][a-z\d_-]{0,60}(?:\.[a-z\d_-]{1,60}){1,10}$/
const ID = /^(?:\d+|[0-9a-f]{12,64})$/
