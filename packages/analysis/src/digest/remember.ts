/** A function of a text, worked out once for each of the first `most` that are asked for. */
export function remember<Value>(most: number, workOut: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  /** Lines that follow each other mostly name the same. */
  let lastText = ''
  let last = workOut('')
  return (text) => {
    if (text === lastText) return last
    const found = known.get(text)
    const value = found === undefined ? workOut(text) : found
    if (found === undefined && known.size < most) known.set(text, value)
    lastText = text
    last = value
    return value
  }
}
