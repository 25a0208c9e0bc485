import { PARAMETER } from './shape-token.ts'

/** Whether a template covers a shape: equal words, and each `<*>` over one or more of the shape's columns (an empty shape is one parameter). */
export function matchesShape(template: readonly string[], shape: readonly string[]): boolean {
  if (shape.length === 0) return template.every((word) => word === PARAMETER)
  let t = 0
  let s = 0
  let backT = -1
  let backS = -1
  while (s < shape.length) {
    if (t < template.length && template[t] === PARAMETER) {
      backT = ++t
      backS = ++s
    } else if (t < template.length && template[t] === shape[s]) {
      t++
      s++
    } else if (backT >= 0) {
      t = backT
      s = ++backS
    } else return false
  }
  return t === template.length
}
