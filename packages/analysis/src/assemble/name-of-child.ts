const CHILD = /^\(([A-Za-z][\w@.+-]{0,60})\)$/
const UNIT = /^([A-Za-z][\w.+-]{0,120}?)(?:@\S{0,120})?\.(?:service|socket|mount|swap): /
/** A longer name was cut to as many characters. */
const CUT = 8

/** `(fluent-b)[7]: fluent-bit.service: Failed …`: systemd's child says so of itself until it has become the program. */
export function nameOfChild(service: string, message: string): string {
  const name = service.charCodeAt(0) === 40 ? CHILD.exec(service)?.[1] : undefined
  if (name === undefined) return service
  const unit = name.length === CUT ? UNIT.exec(message)?.[1] : undefined
  return unit?.startsWith(name) === true ? unit : name
}
