export const PARAMETER = '<*>'

/** One column of a shape. `spaced` tells whether white space stood before it: it shapes the text, not the comparison. */
export interface ShapeToken {
  readonly text: string
  readonly spaced: boolean
}

export const isParameter = (token: ShapeToken | undefined): boolean => token?.text === PARAMETER

export const renderShape = (tokens: readonly ShapeToken[]): string => {
  let text = ''
  for (const token of tokens) text += token.spaced && text !== '' ? ` ${token.text}` : token.text
  return text
}

export const parameter = (spaced: boolean): ShapeToken => ({ text: PARAMETER, spaced })

export const isTight = (token: ShapeToken | undefined): token is ShapeToken => token !== undefined && !token.spaced
