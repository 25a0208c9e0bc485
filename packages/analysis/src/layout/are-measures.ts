/** Of what is measured, with or without a prefix. */
const PREFIXED = 'm|g|s|l|A|V|W|VA|var|Wh|Hz|Pa|J|N|Nm|bar|B|b|bit|mol|K|Ω|ohm|F|H|T|lx|lm|Sv|Bq|eV'
const PLAIN =
  '%|‰|°[CF]?|deg|deg ?[CFK]|[CF]|grad|rpm|U/min|1/min|min|h|d|sec|hr?s?|days?|psi[ag]?|atm|torr|mmHg|inHg|mmWC|ppm|ppb|pH|NTU|dB[Am]?|%RH|%rH|rH|pcs?|pieces?|Stk|St|items?|count|t|kn|kt|mph|km/h|gpm|lpm|cfm|sccm|gal|lb|lbs|oz|ft|in|inch|yd|mi|Bd|baud|bps|fps|px|dpi|EUR|USD|GBP|CHF'
const MEASURE = new RegExp(
  `^(?:(?:da|[YZEPTGMkhdcmµμunpf]|[KMGT]i)?(?:${PREFIXED})|${PLAIN})(?:\\^?-?[23²³])?(?:[/*·](?:${PREFIXED}|k[gmW]|min|h|d|a|mm|cm|dm|ml|hr?)(?:\\^?-?[23²³])?)?$`,
)

const MOST = 0.9

/** `bar`, `m3/h`, `degC`, `kW`: what numbers are measured in, and nobody who speaks. */
export function areMeasures(values: readonly string[], least = 2): boolean {
  const known = new Set([...new Set(values)].filter((value) => MEASURE.test(value)))
  return known.size >= least && values.filter((value) => known.has(value)).length >= MOST * values.length
}

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/

/** Behind numbers one measure is enough. */
export const areMeasuresOf = (numbers: readonly string[] | undefined, values: readonly string[]): boolean =>
  numbers !== undefined && numbers.every((value) => NUMBER.test(value)) && areMeasures(values, 1)
