/** With or without a prefix. */
const PREFIXED = 'A|V|W|VA|var|Wh|Hz|Pa|J|N|Nm|bar|B|bit|mol|K|Ω|ohm|F|H|T|lx|lm|Sv|Bq|eV'
/** Not with every prefix, as `db`, `pg` and `fs` are programs. */
const SHORT = '[kcdmµμun]?m|[kmµμu]?g|[mµμunp]?s|[hcdmµμu]?[lL]'
const PLAIN =
  '%|‰|°[CF]?|deg|deg ?[CFK]|[CF]|grad|rpm|U/min|1/min|min|h|d|sec|hr?s?|days?|psi[ag]?|atm|torr|mmHg|inHg|ppm|ppb|pH|NTU|dB[Am]?|%RH|%rH|rH|pcs|pieces|Stk|items|t|kn|kt|mph|gpm|lpm|cfm|sccm|gal|lbs?|oz|ft|in|inch|yd|mi|Bd|baud|bps|fps|px|dpi|EUR|USD|GBP|CHF'
const POWER = '(?:\\^?-?[23²³])?'
const MEASURE = new RegExp(
  `^(?:(?:[TGMkhcdmµμunp]|[KMGT]i)?(?:${PREFIXED})|${SHORT}|${PLAIN})${POWER}(?:[/*·](?:${PREFIXED}|${SHORT}|min|h|d|a)${POWER})?$`,
)

const MOST = 0.9
const LETTER = /^\p{L}$/u

/** `bar`, `m3/h`, `degC`, `kW`: what numbers are measured in, and nobody who speaks. */
export function areMeasures(values: readonly string[], least = 2): boolean {
  const known = new Set([...new Set(values)].filter((value) => MEASURE.test(value)))
  // Lanes and shards have letters, too.
  if (known.size < least || [...known].every((value) => LETTER.test(value))) return false
  return values.filter((value) => known.has(value)).length >= MOST * values.length
}

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/

/** Behind numbers one measure is enough. */
export const areMeasuresOf = (numbers: readonly string[] | undefined, values: readonly string[]): boolean =>
  numbers !== undefined && numbers.every((value) => NUMBER.test(value)) && areMeasures(values, 1)
