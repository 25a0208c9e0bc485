export type StateFormat = 'describe' | 'table' | 'yaml' | 'json'

/** Where a router stands; plain JSON, part of a reader's state. */
export interface RouterState {
  format: StateFormat | null
  /** A first line that may open a text of objects: the next one decides. */
  held: 'describe' | 'json' | null
}

export const newRouterState = (): RouterState => ({ format: null, held: null })

/** `held`: what becomes of the line that was held; null where none was. */
export interface Routed {
  readonly held: StateFormat | 'log' | null
  readonly line: StateFormat | 'log' | 'hold'
}

const LOG: Routed = { held: null, line: 'log' }
const HOLD: Routed = { held: null, line: 'hold' }
const IN: Readonly<Record<StateFormat, Routed>> = {
  describe: { held: null, line: 'describe' },
  table: { held: null, line: 'table' },
  yaml: { held: null, line: 'yaml' },
  json: { held: null, line: 'json' },
}

const KNOWN_COLUMN =
  /\s(?:READY|STATUS|AGE|TYPE|ENDPOINTS|PROVISIONER|CAPACITY|DESIRED|SECRETS|HOSTS|POD-SELECTOR|ROLES|DATA|REQUEST|MINPODS|VALUE|REFERENCE|CREATED AT|MIN AVAILABLE|SCHEDULE|COMPLETIONS|ADDRESSTYPE|CPU\(cores\)|REASON)(?:\s|$)/
const TABLE = /^(?:NAMESPACE\s{2,})?NAME\s{2,}[A-Z][A-Z-]/
const EVENT_TABLE = /^(?:NAMESPACE\s{2,})?LAST SEEN\s{2,}(?:FIRST SEEN|TYPE|COUNT)\s/
/** Whose rows the reader of lines knows already. */
const PLAIN_EVENTS = /^LAST SEEN\s{2,}TYPE\s{2,}REASON\s{2,}OBJECT\s{2,}MESSAGE\s*$/
const DESCRIBED = /^Name:\s+\S/
const SECOND_OF_DESCRIBED =
  /^(?:Namespace|Labels|Roles|IsDefaultClass|Annotations|Finalizers|Value|Provisioner|Controller|API Version):(?:\s|$)/
const AT_MARGIN =
  /^[A-Z][\w ().-]*:(?:\s|$)|^[A-Z]\w+(?: \w+)?\s{2,}(?:Used|Resource|Min|Verbs|----)|^-{4,}\s|^[A-Z]\w+\s{2,}\w+\s{2,}\w+\s*$|^[\w.-]+(?:\/[\w.-]+)?\s{2,}[\w.]+\s{2,}[\w.]+\s*$|^[=]{4,}$|^[\w.-]+:(?:\s{2,}\S.*)?$/
const YAML_START = /^(?:-\s)?apiVersion:\s+\S/
const YAML_MARGIN = /^(?:[A-Za-z][\w-]*:(?:\s|$)|-\s|---|\s|#|$)/
const JSON_SECOND = /^\s+"(?:apiVersion|kind|items|metadata)"\s*:/

/** Takes in a source's lines one by one and parts what kubectl prints of objects from what is logged. */
export function routeStateText(state: RouterState, raw: string): Routed {
  if (state.held !== null) return settleHeld(state, state.held, raw)
  if (state.format !== null && goesOn(state.format, raw)) {
    const routed = IN[state.format]
    if (state.format === 'json' && raw.charCodeAt(0) === 125) state.format = null
    return routed
  }
  state.format = null
  return opens(state, raw)
}

function opens(state: RouterState, raw: string): Routed {
  switch (raw.charCodeAt(0)) {
    case 78: // N
      if (DESCRIBED.test(raw)) {
        state.held = 'describe'
        return HOLD
      }
      if ((TABLE.test(raw) && KNOWN_COLUMN.test(raw)) || EVENT_TABLE.test(raw)) return begin(state, 'table')
      return LOG
    case 76: // L
      if (PLAIN_EVENTS.test(raw)) return IN.table
      return EVENT_TABLE.test(raw) ? begin(state, 'table') : LOG
    case 97: // a
    case 45: // -
      return YAML_START.test(raw) ? begin(state, 'yaml') : LOG
    case 123: // {
      if (raw.trim() !== '{') return LOG
      state.held = 'json'
      return HOLD
    default:
      return LOG
  }
}

function begin(state: RouterState, format: StateFormat): Routed {
  state.format = format
  return IN[format]
}

function settleHeld(state: RouterState, format: StateFormat, raw: string): Routed {
  state.held = null
  const isText = format === 'json' ? JSON_SECOND.test(raw) : SECOND_OF_DESCRIBED.test(raw)
  if (isText) {
    state.format = format
    return { held: format, line: format }
  }
  return { ...opens(state, raw), held: 'log' }
}

function goesOn(format: StateFormat, raw: string): boolean {
  switch (format) {
    case 'describe':
      return raw === '' || raw.charCodeAt(0) === 32 || raw.charCodeAt(0) === 13 || AT_MARGIN.test(raw)
    case 'table':
      return /\S\s{2,}\S/.test(raw) && !TABLE.test(raw)
    case 'yaml':
      return YAML_MARGIN.test(raw)
    case 'json':
      return raw.charCodeAt(0) === 32 || raw.charCodeAt(0) === 125 || raw.charCodeAt(0) === 9
  }
}
