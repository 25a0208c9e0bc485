/** What a path tells a reader of the file's name: the file, and the folder that may say whose it is. */
export const nameOfPath = (path: string): string => path.split(/[/\\]/).slice(-2).join('/')
