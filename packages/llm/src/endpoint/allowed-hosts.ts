/** `models.internal`, `10.0.0.5` or `10.0.0.5:11434`: what the operator opens to the companies, private or not. */
export type AllowedHosts = readonly string[]

export const isAllowedHost = ({ hostname, host }: URL, allowed: AllowedHosts): boolean =>
  allowed.some((entry) => entry === host || entry === hostname || `[${entry}]` === hostname)
