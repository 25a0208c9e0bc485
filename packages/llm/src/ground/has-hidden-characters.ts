/** Control, format and bidirectional characters: what is shown would not be what is written. */
export const hasHiddenCharacters = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
