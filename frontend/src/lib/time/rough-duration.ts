const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** To be read at a glance: '47 s', '12 min', '3 h 20 min', '6 d'. */
export function roughDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < MINUTE) return `${whole} s`
  if (whole < HOUR) return `${Math.round(whole / MINUTE)} min`
  if (whole < DAY) {
    const minutes = Math.floor((whole % HOUR) / MINUTE)
    return `${Math.floor(whole / HOUR)} h${minutes > 0 ? ` ${minutes} min` : ''}`
  }
  return `${Math.floor(whole / DAY)} d`
}
