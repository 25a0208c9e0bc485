import { shapeMessage } from './shape-message.ts'
import { renderShape, type ShapeToken } from './shape-token.ts'

const MAX_TURNS = 8

/** Takes texts apart, each once, however often they are asked for; lives as long as one learning. */
export class Shapes {
  readonly #tokens = new Map<string, readonly ShapeToken[]>()
  readonly #canonical = new Map<string, string>()

  tokensOf(text: string): readonly ShapeToken[] {
    let tokens = this.#tokens.get(text)
    if (tokens === undefined) this.#tokens.set(text, (tokens = shapeMessage(text)))
    return tokens
  }

  /** The shape of a text that is a template already: making words parameters can bring more of them together. */
  canonicalOf(text: string): string {
    let canonical = this.#canonical.get(text)
    if (canonical === undefined) this.#canonical.set(text, (canonical = this.#settle(text)))
    return canonical
  }

  #settle(text: string): string {
    let shaped = text
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const again = renderShape(this.tokensOf(shaped))
      if (again === shaped) break
      shaped = again
    }
    return shaped
  }
}
