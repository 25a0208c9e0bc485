const masked = '[redacted]'

const secretName =
  'api_?key|x-api-key|authorization|proxy-authorization|cookie|set-cookie|(?:access|refresh|id|reset|verification)?_?token|' +
  'client_?secret|jwt_?secret|encryption_?key|secret|(?:current|new|old|confirm)?_?password|passphrase|smtp_url|' +
  'database_url|redis_url|code|state'

const jsonMember = new RegExp(String.raw`((?:\\?")(?:${secretName})\\?"\s*:\s*\\?")((?:[^"\\]|\\[^"\n])+)`, 'gi')
const urlParameter = new RegExp(String.raw`([?&](?:${secretName})=)[^&#\s"'\\]+`, 'gi')
const urlPassword = /([a-z][a-z\d+.-]{0,20}:\/\/[^\s:@/"']*:)[^\s@/"']+(?=@)/gi
const apiKey = /\bhf_[\w-]{8,}/g
const jsonWebToken = /\beyJ[\w-]{5,1024}\.[\w-]{5,}\.[\w-]*/g
const bearer = /\b(bearer\s+)[\w.~+/=-]{8,}/gi

/** Lines that tell about failures name HTTP codes and states: only members that look like secrets are masked. */
const harmless = /^[a-z]+(?:_[a-z]+)*$|^[A-Z]+(?:_[A-Z]+)*$|^(?:E[A-Z]+|[0-9A-Z]{5})$/

/** Works on any text, log lines and span attributes alike, so a secret is masked wherever it was put. */
export function redactSecrets(text: string): string {
  return text
    .replace(jsonMember, (whole, opening: string, value: string) =>
      /"(?:code|state)\\?"/i.test(opening) && harmless.test(value) ? whole : `${opening}${masked}`,
    )
    .replace(urlParameter, `$1${masked}`)
    .replace(urlPassword, `$1${masked}`)
    .replace(apiKey, masked)
    .replace(jsonWebToken, masked)
    .replace(bearer, `$1${masked}`)
}
