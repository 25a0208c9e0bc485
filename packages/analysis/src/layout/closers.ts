/** What ends a text that begins with such a mark. */
export const CLOSERS: Readonly<Record<string, string>> = {
  '[': ']',
  '(': ')',
  '<': '>',
  '{': '}',
  '"': '"',
  "'": "'",
  '*': '*',
}
