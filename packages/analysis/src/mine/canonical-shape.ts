import { shapeMessage } from './shape-message.ts'
import { renderShape } from './shape-token.ts'

const MAX_TURNS = 8

/** The shape of a text that is a template already: making words parameters can bring more of them together. */
export function canonicalShape(text: string): string {
  let shaped = text
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const again = renderShape(shapeMessage(shaped))
    if (again === shaped) break
    shaped = again
  }
  return shaped
}
