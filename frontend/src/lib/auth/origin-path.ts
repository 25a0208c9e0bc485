/** Where the gate turned somebody away; only paths of the dashboard count. */
export const originPath = (from: string | null): string =>
  from !== null && /^\/dashboard(?:[/?#]|$)/.test(from) ? from : '/dashboard'
