/** How many of what a key names make a second; where it stands alone, milliseconds are more often how long something took. */
export function partsOfSecond(key: string, isBesideSeconds: boolean): number | null {
  if (NANOS.test(key)) return 1e9
  if (MICROS.test(key) && (isBesideSeconds || key.length > 2)) return 1e6
  return MILLIS.test(key) && (isBesideSeconds || key.length > 2) ? 1e3 : null
}

const NANOS = /^(?:ns|nanos?|nsec|nanoseconds?)$/i
const MICROS = /^(?:us|µs|micros?|usec|microseconds?)$/i
const MILLIS = /^(?:ms|millis?|msec|milliseconds?)$/i
