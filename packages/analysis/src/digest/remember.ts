/** A function of a text, worked out once for each of the first `most` that are asked for. */
export function remember<Value>(most: number, workOut: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = workOut(text)
    if (known.size < most) known.set(text, value)
    return value
  }
}
