/**
 * A function of one object that never changes, worked out once for each and kept as long as the object: nobody can tell
 * but by the time that it takes.
 */
export function oncePer<Key extends object, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found.value
    const value = workOut(key)
    known.set(key, { value })
    return value
  }
}
