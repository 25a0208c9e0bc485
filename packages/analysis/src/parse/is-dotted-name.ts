/** `a.b.C` of identifiers, neither a host, a file, a version nor an address. */
export function isDottedName(text: string, pos: number, end: number): boolean {
  const name = text.slice(pos, end)
  if (!/^#?[A-Za-z_][\w$]*(?:(?:\.|::)[A-Za-z_][\w$<>-]*)+(?:@\d+)?$/.test(name)) return false
  return !/\.(?:com|net|org|io|local|log|txt|json|conf|xml|ya?ml|py|go|js|ts|java|html?|php|sh|service|socket|internal)$/.test(
    name,
  )
}
