/** A text file by its type, or by the ending of its name. */
export const isLogFile = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  type === 'text/plain' || /\.(log|txt)$/i.test(name)
