const MS_PER_HOUR = 3_600_000

/** The hour of receipt that a record counts in, whenever it is analyzed. */
export const ledgerHour = (receivedAt: Date): Date =>
  new Date(Math.floor(receivedAt.getTime() / MS_PER_HOUR) * MS_PER_HOUR)
