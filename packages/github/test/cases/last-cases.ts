import { type Case, editOf, type PlannedCommit } from './case.ts'
import { fleetSource } from './fleet-source.ts'

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`
const base: Readonly<Record<string, string>> = {
  ...fleetSource,
  'lib/ledger/entry.ex': lines(
    'defmodule Ledger.Entry do',
    '  def post(account, amount) do',
    '    balance = Ledger.Store.balance(account)',
    '    {:ok, balance - amount}',
    '  end',
    '',
    '  def describe(entry) do',
    '    "#{entry.account}: #{entry.amount}"',
    '  end',
    'end',
  ),
  'services/ship/src/label.py': lines(
    'from services.ship.src.carriers import CARRIERS',
    '',
    '',
    'def print_label(parcel):',
    '    carrier = CARRIERS[parcel.carrier_code]',
    '    weight = parcel.weight_grams / 1000',
    '    return carrier.label(parcel.address, weight)',
  ),
  'services/ship/src/carriers.py': lines('CARRIERS = {', "    'dhl': Dhl(),", "    'post_at': AustrianPost(),", '}'),
  'services/search/internal/index/query.go': lines(
    'package index',
    '',
    'const maxClauses = 1024',
    '',
    'func Build(terms []string) Query {',
    '\tclauses := make([]Clause, 0, maxClauses)',
    '\tfor _, term := range terms {',
    '\t\tclauses = append(clauses, match(term))',
    '\t}',
    '\treturn Query{Clauses: clauses}',
    '}',
  ),
  'deploy/k8s/search.yaml': lines(
    'kind: Deployment',
    'spec:',
    '  template:',
    '    spec:',
    '      containers:',
    '        - name: search',
    '          env:',
    '            - name: INDEX_BUCKET',
    '              value: acme-search-index',
    '          resources:',
    '            limits:',
    '              memory: 1Gi',
  ),
  'services/gateway/config/limits.toml': lines(
    '[upload]',
    'max_body_bytes = 10485760',
    '',
    '[rate]',
    'per_minute = 600',
  ),
  'services/users/src/main/resources/application.properties': lines(
    'server.tomcat.threads.max=200',
    'spring.kafka.consumer.group-id=users-v1',
    'jwt.issuer=https://login.acme.example',
  ),
  'apps/web/src/api/client.ts': lines(
    'export const client = createClient({',
    "  baseUrl: '/api/v2',",
    '  retries: 2,',
    '})',
    '',
    'export const loadBasket = (id: string): Promise<Basket> => client.get(`/baskets/${id}`)',
  ),
  'apps/web/src/pages/basket.tsx': lines(
    'export function BasketPage({ basket }: { basket: Basket }) {',
    '  const first = basket.entries[0]',
    '  return <Summary title={first.label} count={basket.entries.length} />',
    '}',
    '',
    'export function EmptyBasket() {',
    '  return <p>Nothing here</p>',
    '}',
  ),
}
const edit = editOf(base)

const beside: readonly PlannedCommit[] = [
  { message: 'Nothing there', files: edit('apps/web/src/pages/basket.tsx', ['Nothing here', 'Nothing there yet']) },
  { message: 'Describe entries', files: edit('lib/ledger/entry.ex', ['#{entry.account}: ', '#{entry.account} — ']) },
  { message: 'Fewer per minute', files: edit('services/gateway/config/limits.toml', ['= 600', '= 500']) },
]
const guilty = (commit: PlannedCommit): Pick<Case, 'base' | 'commits' | 'guilty'> => ({
  base,
  commits: [...beside.slice(0, 2), commit, ...beside.slice(2)],
  guilty: commit.message,
})
const innocent = (...commits: PlannedCommit[]): Pick<Case, 'kind' | 'base' | 'commits' | 'guilty'> => ({
  kind: 'none',
  base,
  commits,
  guilty: null,
})

/** Written when the scorer was done, and never used to change it. */
export const lastCases: readonly Case[] = [
  {
    name: 'Elixir: arithmetic on nothing',
    kind: 'code',
    logs: [
      '** (ArithmeticError) bad argument in arithmetic expression: nil - 250\n    (ledger 0.4.0) lib/ledger/entry.ex:4: Ledger.Entry.post/2\n    (ledger 0.4.0) lib/ledger/server.ex:31: Ledger.Server.handle_call/3',
    ],
    ...guilty({
      message: 'Ask the cache for balances',
      files: edit('lib/ledger/entry.ex', ['Ledger.Store.balance(account)', 'Ledger.Cache.get(account)']),
    }),
  },
  {
    name: 'Python: an entry of a table was dropped',
    kind: 'code',
    logs: [
      'Traceback (most recent call last):\n  File "/app/services/ship/src/label.py", line 5, in print_label\n    carrier = CARRIERS[parcel.carrier_code]\nKeyError: \'post_at\'',
    ],
    ...guilty({
      message: 'One carrier is enough',
      files: edit('services/ship/src/carriers.py', ["    'post_at': AustrianPost(),\n", '']),
    }),
  },
  {
    name: 'Go: a constant was cut in the cited file',
    kind: 'code',
    logs: [
      'panic: runtime error: makeslice: cap out of range\n\ngoroutine 55 [running]:\nacme.example/search/internal/index.Build({0xc0001, 0x2, 0x2})\n\t/src/services/search/internal/index/query.go:6 +0x8e',
    ],
    ...guilty({
      message: 'No more clauses than we need',
      files: edit('services/search/internal/index/query.go', [
        'const maxClauses = 1024',
        'var maxClauses = clausesFromEnv()',
      ]),
    }),
  },
  {
    name: 'a bucket was renamed in a deployment',
    kind: 'config',
    logs: ['NoSuchBucket: The specified bucket does not exist: acme-search-idx', 'search cannot load its index'],
    ...guilty({
      message: 'Shorter bucket names',
      files: edit('deploy/k8s/search.yaml', ['acme-search-index', 'acme-search-idx']),
    }),
  },
  {
    name: 'a body limit was cut, told in bytes',
    kind: 'config',
    logs: ['413 Request Entity Too Large: body of 3145728 bytes exceeds the limit of 1048576 bytes'],
    ...guilty({
      message: 'Protect the gateway',
      files: edit('services/gateway/config/limits.toml', ['max_body_bytes = 10485760', 'max_body_bytes = 1048576']),
    }),
  },
  {
    name: 'an issuer that tokens do not name',
    kind: 'config',
    logs: [
      'InvalidTokenException: The iss claim is not valid: expected https://id.acme.example, was https://login.acme.example',
    ],
    ...guilty({
      message: 'The new sign-in',
      files: edit('services/users/src/main/resources/application.properties', [
        'login.acme.example',
        'id.acme.example',
      ]),
    }),
  },
  {
    name: 'React: a guard was never there, a field went away',
    kind: 'code',
    logs: [
      "TypeError: Cannot read properties of undefined (reading 'label')\n    at BasketPage (/srv/apps/web/src/pages/basket.tsx:3:33)\n    at renderWithHooks (/srv/node_modules/react-dom/cjs/react-dom-server.node.js:5724:16)",
    ],
    ...guilty({
      message: 'Call the new interface',
      files: edit('apps/web/src/pages/basket.tsx', ['basket.entries[0]', 'basket.entries.find(isSelected)']),
    }),
  },
  {
    name: 'an index comes with the table that is slow',
    logs: ['duration: 9021.113 ms  execute S_4: select id from orders where region = $1 order by amount_cents'],
    ...innocent({
      message: 'Show orders by state',
      files: {
        'services/reports/states.rb': lines(
          'STATES = "select state, count(*) from orders group by state"',
          'def states = connection.execute(STATES)',
        ),
      },
    }),
  },
  {
    name: 'a broker that left; a consumer was renamed',
    logs: [
      '[Consumer clientId=users-1] Connection to node 2 (kafka-2.internal/10.1.0.8:9092) could not be established. Broker may not be available.',
    ],
    ...innocent({
      message: 'Second generation of consumers',
      files: edit('services/users/src/main/resources/application.properties', ['users-v1', 'users-v2']),
    }),
  },
  {
    name: 'the same limit elsewhere',
    logs: ['413 Request Entity Too Large: body of 3145728 bytes exceeds the limit of 1048576 bytes'],
    ...innocent({
      message: 'Keep more of the index in memory',
      files: edit('deploy/k8s/search.yaml', ['memory: 1Gi', 'memory: 2Gi']),
    }),
  },
  {
    name: 'renamed variables, far from the cited function',
    logs: [
      "TypeError: Cannot read properties of undefined (reading 'label')\n    at BasketPage (/srv/apps/web/src/pages/basket.tsx:3:33)",
    ],
    ...innocent({
      message: 'Say it better',
      files: edit('apps/web/src/pages/basket.tsx', ['<p>Nothing here</p>', '<p role="status">{emptyText}</p>']),
    }),
  },
  {
    name: 'an error class gets a code, and is thrown as before',
    logs: [
      'PaymentDeclined: insufficient funds on card ending 4242',
      'PaymentDeclined: insufficient funds on card ending 1881',
    ],
    ...innocent({
      message: 'Say hello to declined payers',
      files: {
        'apps/web/src/declined.ts': lines(
          "import { PaymentDeclined } from './errors'",
          '',
          'export const isDeclined = (error: unknown): boolean => error instanceof PaymentDeclined',
        ),
      },
    }),
  },
  {
    name: 'a lock file was sorted',
    logs: ['TypeError: sharp is not a function\n    at resize (/srv/apps/web/node_modules/sharp/lib/index.js:22:9)'],
    ...innocent({
      message: 'Sort the lock file',
      files: edit(
        'apps/web/package-lock.json',
        ['    "node_modules/sharp": {\n      "version": "0.32.6",\n      "integrity": "sha512-cccc"\n    },\n', ''],
        [
          '  "packages": {\n',
          '  "packages": {\n    "node_modules/sharp": {\n      "version": "0.32.6",\n      "integrity": "sha512-cccc"\n    },\n',
        ],
      ),
    }),
  },
  {
    name: 'a queue that is full; another one is added',
    logs: ['queue invoices-high is full (10000 messages), rejecting publish', 'AMQP basic.nack: invoices-high'],
    ...innocent({
      message: 'A queue for pictures',
      files: {
        'deploy/rabbit/definitions.json': lines(
          '{',
          '  "queues": [{ "name": "pictures-low", "arguments": { "x-max-length": 10000 } }]',
          '}',
        ),
      },
    }),
  },
]
