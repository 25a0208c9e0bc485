export type SensitiveKind = 'TEXT' | 'SECRET' | 'EMAIL' | 'IP' | 'CARD' | 'USER'

export interface SensitivePattern {
  readonly kind: SensitiveKind
  /** Flags `gd`; what is masked is the first group that matched, else the whole match. */
  readonly pattern: RegExp
}

/** Also matches what the log itself writes in this shape, which is then masked like anything else. */
export const PLACEHOLDER = /\[(?:TEXT|SECRET|EMAIL|IP|CARD|USER)_\d+\]/g

const SECRET_NAME =
  'pass(?:w[o0]rd|wd|phrase|code)?|pwd|secret|api[ _-]?key|access[_-]?key|account[_-]?key|private[_-]?key|token|credentials?|' +
  'authorization|session[_-]?id|otp|pin[_-]?code'
/** Quoted values end with their quote; bare ones only at white space, since a password may hold any sign. */
const VALUE = String.raw`(?:\\?"((?:[^"\\]|\\[^"])+)|'([^'\n]+)|([^\s"'&]+))`
const SCHEME = String.raw`(?:(?:bearer|basic|digest|token|apikey)\s+)?`

const secret = (source: string, flags = 'gd'): SensitivePattern => ({
  kind: 'SECRET',
  pattern: new RegExp(source, flags),
})

/** The order is that of preference where two overlap. */
export const SENSITIVE_PATTERNS: readonly SensitivePattern[] = [
  secret(String.raw`-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)`),
  secret(String.raw`\b(?:sk|rk|pk|whsec)[-_](?:[\w-]{16,})`),
  secret(String.raw`\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}\b`),
  secret(String.raw`\b(?:gh[pousr]_|github_pat_|glpat-|npm_|hf_|dop_v1_|pypi-|shpat_|lin_api_|xox[abeprs]-)[\w-]{8,}`),
  secret(String.raw`\bAIza[\w-]{30,}|\bya29\.[\w-]{10,}|\bSG\.[\w-]{10,}\.[\w-]{10,}`),
  secret(String.raw`https://hooks\.slack\.com/(services/[\w/]+)`),
  secret(String.raw`\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?`),
  secret(String.raw`\b(?:bearer|basic)\s+([\w.~+/=-]{8,})`, 'gid'),
  secret(String.raw`\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s:/@"']{0,200}:([^\s"'<>]{1,1024})@`, 'gid'),
  secret(String.raw`\b[a-z][a-z\d+.-]{0,20}:\/\/([^\s:/@"'<>]{1,256})@`, 'gid'),
  secret(String.raw`(?<!\S)(?:-u|--user)[\s=]+["']?[^\s:"']{1,128}:([^\s"']+)`),
  secret(String.raw`\bpass(?:word|wd|phrase)\s+to\s+${VALUE}`, 'gid'),
  secret(String.raw`\b(?:set-)?cookie\\?["']?\s*[=:]\s*([^\r\n]+)`, 'gid'),
  secret(
    String.raw`(?:${SECRET_NAME})[\w-]{0,32}\\?["']?(?:\s*(?:=>|:=|[=:]|%3d)\s*|\s+(?:is|was)\s+)${SCHEME}${VALUE}`,
    'gid',
  ),
  secret(String.raw`--?(?:${SECRET_NAME})\s+${VALUE}`, 'gid'),
  { kind: 'EMAIL', pattern: /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/dgu },
  { kind: 'CARD', pattern: /(?<![\d.])\d(?:[ -]?\d){12,18}(?!\d)/dg },
  { kind: 'IP', pattern: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d)/dg },
  { kind: 'IP', pattern: /(?<![\w:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:(?:\.\d{1,3}){3})?(?![\w:])/dgi },
  {
    kind: 'USER',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:user(?:[ _-]?name)?|usr|login|account[_-]?name|(?:first|last|full|given|family|display)[_-]?name|surname)\\?["']?\s*[=:]\s*${VALUE}`,
      'gidu',
    ),
  },
  { kind: 'USER', pattern: /\bfor (?:invalid )?user "?([\p{L}\p{N}.@_-]{1,64})/dgu },
  { kind: 'USER', pattern: /\buser ["']([^"'\n]{1,64})["']/dg },
  secret(String.raw`(?<![\w+/=-])[\w+/-]{32,}={0,2}`),
]
