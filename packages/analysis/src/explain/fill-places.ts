export type Places = Readonly<Record<string, string | undefined>>

const PLACE = /\{(\w+)\}/g
const MAX_VALUE = 200

/** A sentence with its places filled; an unknown place becomes plain words, or its clause is left out. */
export const fillSentence = (template: string, places: Places): string =>
  (tidy(places['service']) === undefined ? withoutService(template) : template)
    .replace(PLACE, (_, name: string) => tidy(places[name]) ?? FALLBACK[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim()

/** 'Disk full under {service}' is said of no one: 'Disk full'. */
const withoutService = (template: string): string =>
  template
    .replace(/^\{service\}: /, '')
    .replace(/ (?:of|under|in|on|for|by|from|behind|at|around) \{service\}(?!'s|[\w-])/g, '')
    .replace(/\b(the (?:database|broker|client|server|cluster|code|node|host|queue)) \{service\}/gi, '$1')
    .replace(/^\{service\}/, 'The process')
    .replace(/(?<=[.!?] )\{service\}/g, 'The process')

/** A command with its places filled by what is safe on a command line; anything else stays visible as a place. */
export const fillCommand = (template: string, places: Places): string =>
  template.replace(PLACE, (_, name: string) => {
    const value = places[name]
    return value !== undefined && SAFE_ARGUMENT.test(value) ? value : `<${name.replaceAll('_', '-')}>`
  })

/** Log text is hostile: only names, hosts and numbers may enter a command that someone could paste into a shell. */
const SAFE_ARGUMENT = /^[A-Za-z0-9_][A-Za-z0-9_.:/@-]{0,119}$/

const FALLBACK: Readonly<Record<string, string>> = {
  peer: 'its dependency',
  service: 'the process',
  because: '',
  token: 'an unexpected word',
  constraint: 'of a table',
  receiver: 'this object',
}

function tidy(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const clean = value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()
  if (clean === '') return undefined
  return clean.length > MAX_VALUE ? `${clean.slice(0, MAX_VALUE)}…` : clean
}
