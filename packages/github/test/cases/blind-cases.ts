import { type Case, editOf, type PlannedCommit } from './case.ts'
import { fleetSource } from './fleet-source.ts'

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`
const base: Readonly<Record<string, string>> = {
  ...fleetSource,
  'src/session/store.ts': lines(
    'export class SessionStore {',
    '  constructor(private readonly redis: Redis) {}',
    '',
    '  async load(token: string): Promise<Session> {',
    '    const raw = await this.redis.get(`session:${token}`)',
    '    return JSON.parse(raw ?? "{}")',
    '  }',
    '',
    '  async save(session: Session): Promise<void> {',
    '    await this.redis.set(`session:${session.token}`, JSON.stringify(session))',
    '  }',
    '}',
  ),
  'src/session/guard.ts': lines(
    "import { readClaims } from './claims'",
    '',
    'export function requireSession(request: Request): Claims {',
    '  const claims = readClaims(request.headers.authorization)',
    "  if (claims.scopes.includes('admin')) audit(claims)",
    '  return claims',
    '}',
  ),
  'src/session/claims.ts': lines(
    'export function readClaims(header: string): Claims {',
    "  const token = decode(header.replace('Bearer ', ''))",
    '  return { subject: token.sub, scopes: token.scopes }',
    '}',
  ),
  'jobs/export.rb': lines(
    'class ExportJob',
    '  def perform(account_id)',
    '    rows = Account.find(account_id).entries',
    '    Csv.write("/tmp/export-#{account_id}.csv", rows)',
    '  end',
    'end',
  ),
  'deploy/ingress.yaml': lines(
    'metadata:',
    '  annotations:',
    '    nginx.ingress.kubernetes.io/proxy-read-timeout: "60"',
    'spec:',
    '  tls:',
    '    - secretName: shop-tls',
  ),
  'composer.json': lines(
    '{',
    '  "require": {',
    '    "guzzlehttp/guzzle": "6.5.8",',
    '    "monolog/monolog": "2.9.1"',
    '  }',
    '}',
  ),
}
const edit = editOf(base)
const beside: readonly PlannedCommit[] = [
  { message: 'Newer monolog', files: edit('composer.json', ['2.9.1', '2.9.2']) },
  {
    message: 'Save what changed',
    files: edit('src/session/store.ts', ['JSON.stringify(session))', 'toText(session))']),
  },
]
const guilty = (commit: PlannedCommit): Pick<Case, 'base' | 'commits' | 'guilty'> => ({
  base,
  commits: [...beside, commit],
  guilty: commit.message,
})
const innocent = (...commits: PlannedCommit[]): Pick<Case, 'kind' | 'base' | 'commits' | 'guilty'> => ({
  kind: 'none',
  base,
  commits,
  guilty: null,
})
const scopesTrace =
  "TypeError: Cannot read properties of undefined (reading 'includes')\n    at requireSession (/app/src/session/guard.ts:5:21)\n    at handle (/app/src/server.ts:40:9)"

/** The set after `last-cases.ts`: at first sight half of the guilty were found, and no innocent was accused. */
export const blindCases: readonly Case[] = [
  {
    name: 'a function that the cited lines call returns less',
    kind: 'code',
    logs: [scopesTrace],
    ...guilty({
      message: 'Scopes have another name',
      files: edit('src/session/claims.ts', ['scopes: token.scopes', 'scopes: token.permissions?.list']),
    }),
  },
  {
    name: 'a secret was renamed',
    kind: 'config',
    logs: ['error getting secret shop/shop-tls-2026: secret "shop-tls-2026" not found', 'ingress has no certificate'],
    ...guilty({
      message: 'A certificate a year',
      files: edit('deploy/ingress.yaml', ['shop-tls', 'shop-tls-2026']),
    }),
  },
  {
    name: 'a read timeout was cut at the ingress',
    kind: 'config',
    logs: ['upstream timed out (110: Operation timed out) while reading response header, 5 seconds elapsed'],
    ...guilty({
      message: 'Answer within five seconds',
      files: edit('deploy/ingress.yaml', ['"60"', '"5"']),
    }),
  },
  {
    name: 'Ruby: a method was renamed, a job still calls it',
    kind: 'code',
    logs: [
      "NoMethodError: undefined method `display_name' for an instance of Account\napp/views/header.html.erb:3:in `block'",
    ],
    ...guilty({
      message: 'Names are full',
      files: edit('apps/portal/app/models/account.rb', ['def display_name', 'def full_name']),
    }),
  },
  {
    name: 'PHP: a client library was lifted to a new major',
    kind: 'dependency',
    logs: [
      'PHP Fatal error:  Uncaught Error: Call to undefined function GuzzleHttp\\choose_handler() in /var/www/vendor/guzzlehttp/guzzle/src/Client.php:54',
    ],
    ...guilty({ message: 'Guzzle 7', files: edit('composer.json', ['6.5.8', '7.8.1']) }),
  },
  {
    name: 'Node: a cache key was changed',
    kind: 'code',
    logs: [
      'SyntaxError: Unexpected token u in JSON at position 0\n    at JSON.parse (<anonymous>)\n    at SessionStore.load (/app/src/session/store.ts:6:17)',
    ],
    ...guilty({
      message: 'Shorter keys',
      files: edit('src/session/store.ts', ['get(`session:${token}`)', 'get(`s:${token}`) + ""']),
    }),
  },
  {
    name: 'the other method of the cited class',
    logs: [
      'SyntaxError: Unexpected token u in JSON at position 0\n    at SessionStore.load (/app/src/session/store.ts:6:17)',
    ],
    ...innocent({
      message: 'Save with a date',
      files: edit('src/session/store.ts', ['JSON.stringify(session))', 'JSON.stringify({ ...session, at: now() }))']),
    }),
  },
  {
    name: 'another flag is read near the same words',
    logs: ['redis: connection pool timeout while loading session:4f1a'],
    ...innocent({
      message: 'Cache exports',
      files: edit('jobs/export.rb', ['    Csv.write', '    cache.set("session-export", rows)\n    Csv.write']),
    }),
  },
  {
    name: 'a full folder; code that writes there was changed before',
    logs: ['write /var/lib/registry/blobs: no space left on device'],
    ...innocent({
      message: 'Export as tsv',
      files: edit('jobs/export.rb', ['/tmp/export-#{account_id}.csv', '/tmp/export-#{account_id}.tsv']),
    }),
  },
  {
    name: 'a bump of another library of the same maker',
    logs: [
      'PHP Fatal error:  Uncaught Error: Call to undefined function GuzzleHttp\\choose_handler() in /var/www/vendor/guzzlehttp/guzzle/src/Client.php:54',
    ],
    ...innocent({ message: 'Newer monolog', files: edit('composer.json', ['2.9.1', '3.5.0']) }),
  },
  {
    name: 'throttled by a host; its documents are linked',
    logs: ['RateLimitExceeded: api.maps.example allows 50 requests per second'],
    ...innocent({
      message: 'Link to the maps',
      files: {
        'src/help.ts': "export const mapsHelp = 'https://api.maps.example/docs'\nexport const perSecond = 50\n",
      },
    }),
  },
  {
    name: 'a test helper of the cited name',
    logs: [scopesTrace],
    ...innocent({
      message: 'Help tests to sign in',
      files: {
        'src/session/__mocks__/claims.ts': 'export const readClaims = () => ({ subject: "1", scopes: undefined })\n',
      },
    }),
  },
]
