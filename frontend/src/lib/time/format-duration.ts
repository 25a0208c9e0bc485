const pad = (value: number) => String(value).padStart(2, '0')

/** '4m 05s', '12s', '2h 03m 00s'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  const rest = whole % 60
  if (hours > 0) return `${hours}h ${pad(minutes)}m ${pad(rest)}s`
  return minutes > 0 ? `${minutes}m ${pad(rest)}s` : `${rest}s`
}

/** Whole minutes, for the summary. */
export const wholeMinutes = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return minutes < 1 ? 'under a minute' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
