/** 'app=web,tier=front' as pairs; nothing for '<none>'. */
export const readSelector = (text: string): [string, string][] =>
  text
    .split(/,\s*/)
    .map((pair) => /^([\w./-]+)=([\w.-]*)$/.exec(pair.trim()))
    .filter((match) => match !== null)
    .map(([, key = '', value = '']) => [key, value])
