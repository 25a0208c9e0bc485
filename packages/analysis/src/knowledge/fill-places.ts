export type Places = Readonly<Record<string, string | undefined>>

const PLACE = /\{(\w+)\}/g
/** '[ of {service}]', '[{peer}|The server]': parts that hold only with their places. */
const CLAUSE = /\[([^[\]]*)\]/g
const MAX_VALUE = 120

/** A sentence with its places filled; a clause with an unknown place is left out, or its next alternative is taken. */
export const fillSentence = (template: string, places: Places): string => {
  const known = Object.fromEntries(Object.entries(places).map(([name, value]) => [name, tidy(value)]))
  const text = withoutEchoes(chooseClauses(template, known).replace(PLACE, (_, name: string) => known[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim()
  return template.startsWith('{') || template.startsWith('[{') ? text : upperFirst(text, template)
}

const chooseClauses = (template: string, places: Places): string =>
  template.replace(CLAUSE, (whole, inner: string) =>
    !inner.includes('{')
      ? whole
      : (inner
          .split('|')
          .find((part) => [...part.matchAll(PLACE)].every(([, name = '']) => (places[name] ?? '') !== '')) ?? ''),
  )

/** 'etcd etcd' where a service goes by the name of its technology. */
const withoutEchoes = (text: string): string =>
  text
    .split(' ')
    .filter((word, index, words) => !/^[A-Za-z]/.test(word) || word.toLowerCase() !== words[index - 1]?.toLowerCase())
    .join(' ')

/** A sentence that lost its first clause begins with a capital again; one that begins with a name keeps it. */
const upperFirst = (text: string, template: string): string =>
  /^\[?[A-Z]/.test(template) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** A command with its places filled by what is safe on a command line; anything else stays visible as a place. */
export const fillCommand = (template: string, places: Places): string => {
  const safe = Object.fromEntries(
    Object.entries(places).filter(([, value]) => value !== undefined && SAFE_ARGUMENT.test(value)),
  )
  return chooseClauses(template, safe).replace(
    PLACE,
    (_, name: string) => safe[name] ?? `<${name.replaceAll('_', '-')}>`,
  )
}

/** Log text is hostile: only names, hosts and numbers may enter a command that someone could paste into a shell. */
const SAFE_ARGUMENT = /^[A-Za-z0-9_/][A-Za-z0-9_.:/@-]{0,119}$/

function tidy(value: string | undefined): string | undefined {
  const clean = value
    ?.replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/["'`{}[\]]/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  if (clean === undefined || clean === '') return undefined
  return clean.length > MAX_VALUE ? `${clean.slice(0, Math.max(1, clean.lastIndexOf(' ', MAX_VALUE)))}…` : clean
}
