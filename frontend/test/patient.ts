/** A screen that comes late on a busy machine is no fault; one that never comes is. */
export const patient = { timeout: 40_000 } as const
