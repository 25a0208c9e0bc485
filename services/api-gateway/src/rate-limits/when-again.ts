const MINUTE_S = 60

/** A moment is no hour: who has to wait longer than a minute is told how long. */
export function whenAgain(seconds: number): string {
  if (seconds <= MINUTE_S) return 'Please wait a moment before trying again.'
  const minutes = Math.ceil(seconds / MINUTE_S)
  return `Please try again in ${minutes === 60 ? '1 hour' : `${minutes} minutes`}.`
}
