import type { JsonObject } from './json.ts'

/** Keys that say what happened, to what, by whom and how it went, in the order in which one would read them. */
const TELLING: readonly RegExp[] = [
  /^(?:event_?name|method_?name|operation_?name|operation|action|activity|verb|event_?type|event)$/i,
  /^(?:resource_?name|request_?url|object|target|resource|group_?id|name)$/i,
  /^(?:user_?name|principal_?email|actor|user|caller)$/i,
  /^(?:\w*status|state|result|outcome|decision|verdict|reason|error|error_?code|error_?message)$/i,
]
const MAX_DEPTH = 6
const MAX_PARTS = 6
const MAX_VALUE = 80

/** A record that has no message of its own, read by the fields that audit trails and flow logs share. */
export function composeMessage(value: JsonObject): string {
  const found: string[][] = TELLING.map(() => [])
  const visit = (object: JsonObject, depth: number): void => {
    for (const key in object) {
      const field = object[key]
      if (typeof field === 'object' && field !== null && !Array.isArray(field) && depth < MAX_DEPTH)
        visit(field as JsonObject, depth + 1)
      else if (typeof field === 'string' && field !== '' && field.length <= MAX_VALUE) {
        const kind = TELLING.findIndex((pattern) => pattern.test(key))
        if (kind >= 0) found[kind]?.push(`${key}=${field}`)
      }
    }
  }
  visit(value, 0)
  return (found[0]?.length ?? 0) + (found[3]?.length ?? 0) === 0
    ? ''
    : [...new Set(found.flat())].slice(0, MAX_PARTS).join(' ')
}
