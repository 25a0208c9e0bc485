import { isParameter, isTight, parameter, type ShapeToken } from './shape-token.ts'

/** `scheme://rest` up to white space or a bracket or quote, and `C:\rest`, are one parameter. */
export function joinUrls(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    const colon = tokens[i + 1]
    const rest = tokens[i + 2]
    const isScheme = isTight(colon) && colon.text === ':' && isTight(rest) && /^[a-z][a-z+.-]*$/i.test(token.text)
    if (!isScheme || !isUrlRest(tokens, i + 2, token.text)) {
      out.push(token)
      continue
    }
    let end = i + 3
    while (isTight(tokens[end]) && !/^["'()[\]{}<>,;|]$/.test((tokens[end] as ShapeToken).text)) end++
    out.push(parameter(token.spaced))
    i = end - 1
  }
  return out
}

/** After a scheme's colon a path or address was masked already: without memory of its slashes only known schemes tell. */
function isUrlRest(tokens: readonly ShapeToken[], at: number, scheme: string): boolean {
  const rest = tokens[at] as ShapeToken
  if (rest.text.startsWith('//')) return true
  return isParameter(rest) && (scheme.length === 1 || KNOWN_SCHEMES.has(scheme.toLowerCase()))
}

const KNOWN_SCHEMES = new Set(
  'http https ftp ftps ws wss tcp udp ssh hdfs s3 s3a gs file jdbc redis rediss amqp amqps mongodb mysql postgres postgresql kafka nats grpc unix ldap ldaps spark akka'.split(
    ' ',
  ),
)
