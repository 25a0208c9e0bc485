import { type Case, editOf } from './case.ts'
import { shopSource } from './shop-source.ts'

const edit = (file: string, from: string, to: string): Record<string, string> => editOf(shopSource)(file, [from, to])

const noise = {
  docs: { message: 'Explain how to run it', files: { 'docs/operations.md': 'Run it with care.\n' } },
  banner: { message: 'Add a banner', files: { 'src/banner.ts': 'export const bannerText = "Sale"\n' } },
  report: {
    message: 'Add a weekly report',
    files: { 'src/report.ts': 'export function weeklyReport(): string {\n  return "all good"\n}\n' },
  },
  test: { message: 'Test the cart', files: { 'tests/cart.test.ts': 'cartTotal({ items: [], customer: null })\n' } },
  picture: { message: 'Add a logo', files: { 'assets/logo.png': Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]) } },
}
const surrounded = (commit: Case['commits'][number]) => ({
  commits: [noise.docs, commit, noise.banner, noise.test],
  guilty: commit.message,
})

const cartTrace =
  "TypeError: Cannot read properties of undefined (reading 'amountCents')\n    at cartTotal (/app/src/cart.ts:5:92)\n    at checkout (/app/src/checkout.ts:12:3)"
const paymentTrace = 'Error: charge failed: unexpected answer\n    at chargeCard (/app/src/payment.ts:5:19)'
const javaTrace =
  'java.lang.NullPointerException: stock is null\n\tat com.acme.OrderService.place(OrderService.java:6)\n\tat java.base/java.lang.Thread.run(Thread.java:833)'
const pythonTrace =
  'Traceback (most recent call last):\n  File "/srv/src/search.py", line 8, in run_search\n    head, rest = parse_query(text)\n  File "/srv/src/search.py", line 5, in parse_query\n    return parts[0], parts[2]\nIndexError: list index out of range'

const cases: readonly Omit<Case, 'base'>[] = [
  {
    name: 'a line of the stack trace was rewritten',
    kind: 'code',
    logs: [cartTrace],
    ...surrounded({
      message: 'Subtract discounts',
      files: edit('src/cart.ts', ', 0) - discount.amountCents', ', 0) - discount?.best.amountCents'),
    }),
  },
  {
    name: 'the line above was changed',
    kind: 'code',
    logs: [paymentTrace],
    ...surrounded({ message: 'Send less', files: edit('src/payment.ts', 'body: order.id', 'method: "GET"') }),
  },
  {
    name: 'a Python function was changed',
    kind: 'code',
    logs: [pythonTrace],
    ...surrounded({ message: 'Search by the third word', files: edit('src/search.py', 'parts[1:]', 'parts[2]') }),
  },
  {
    name: 'a Java method was changed',
    kind: 'code',
    logs: [javaTrace],
    ...surrounded({
      message: 'Reserve later',
      files: edit('src/main/java/com/acme/OrderService.java', 'stockClient.reserveStock(cart)', 'null'),
    }),
  },
  {
    name: 'what the failing line calls was changed elsewhere',
    kind: 'code',
    logs: ['TypeError: Cannot read properties of undefined\n    at cartTotal (/app/src/cart.ts:4:20)'],
    ...surrounded({
      message: 'Look discounts up anew',
      files: edit(
        'src/discount.ts',
        'export function findDiscount(customer: Customer): Discount {',
        'export function findDiscount(customer: Customer, _day: Date): Discount {',
      ),
    }),
  },
  {
    name: 'a function was renamed away',
    kind: 'code',
    logs: ['ReferenceError: queueRefund is not defined'],
    ...surrounded({
      message: 'Tidy refunds',
      files: edit('src/payment.ts', '  queueRefund(order.id)', '  enqueue(order.id)'),
    }),
  },
  {
    name: 'a custom exception is thrown newly',
    kind: 'code',
    logs: ['InsufficientStockError: nothing left of item 7'],
    ...surrounded({
      message: 'Check the stock',
      files: {
        'src/stock.ts':
          'export function checkStock(left: number) {\n  if (left < 1) throw new InsufficientStockError()\n}\n',
      },
    }),
  },
  {
    name: 'a file was removed',
    kind: 'code',
    logs: ["Error: Cannot find module './templates/invoice.html'"],
    ...surrounded({ message: 'Remove what is unused', files: { 'src/templates/invoice.html': null } }),
  },
  {
    name: 'an address was changed',
    kind: 'config',
    logs: ['getaddrinfo ENOTFOUND pay-v2.internal'],
    ...surrounded({
      message: 'Use the new gateway',
      files: edit('config/production.yaml', 'pay.internal/v1', 'pay-v2.internal/v1'),
    }),
  },
  {
    name: 'a port was changed',
    kind: 'config',
    logs: ['connect ECONNREFUSED 10.2.0.4:6432'],
    ...surrounded({
      message: 'Go through the pooler',
      files: edit('config/production.yaml', 'port: 5432', 'port: 6432'),
    }),
  },
  {
    name: 'an environment variable was dropped',
    kind: 'config',
    logs: ['FATAL missing required environment variable PAYMENT_API_KEY'],
    ...surrounded({
      message: 'Clean the deployment',
      files: edit('deploy/deployment.yaml', '  - name: PAYMENT_API_KEY\n    valueFrom: secret\n', ''),
    }),
  },
  {
    name: 'a timeout was cut',
    kind: 'config',
    logs: ['upstream request timed out after 250 ms'],
    ...surrounded({ message: 'Fail fast', files: edit('config/production.yaml', '30000', '250') }),
  },
  {
    name: 'a flag was switched on',
    kind: 'config',
    logs: ['ERROR checkout failed in variant new_checkout_flow'],
    ...surrounded({
      message: 'Roll out',
      files: edit('config/feature-flags.json', '"new_checkout_flow": false', '"new_checkout_flow": true'),
    }),
  },
  {
    name: 'a dependency was removed',
    kind: 'dependency',
    logs: ["Error: Cannot find module 'left-pad'\nRequire stack:\n- /app/src/format.js"],
    ...surrounded({ message: 'Fewer dependencies', files: edit('package.json', '    "left-pad": "1.3.0",\n', '') }),
  },
  {
    name: 'a dependency was bumped',
    kind: 'dependency',
    logs: ['TypeError: parser is not iterable\n    at parseRow (/app/node_modules/fast-csv/build/parse.js:41:7)'],
    ...surrounded({ message: 'Bump fast-csv', files: edit('package.json', '4.3.6', '5.0.0') }),
  },
  {
    name: 'a column was dropped',
    kind: 'migration',
    logs: ['ERROR: column "loyalty_tier" does not exist at character 8'],
    ...surrounded({
      message: 'Drop what is unused',
      files: { 'migrations/002-drop.sql': 'alter table customers drop column loyalty_tier;\n' },
    }),
  },
  {
    name: 'a table was renamed',
    kind: 'migration',
    logs: ['ERROR: relation "orders" does not exist'],
    ...surrounded({
      message: 'Rename the table',
      files: { 'migrations/003-rename.sql': 'alter table orders rename to shop_orders;\n' },
    }),
  },
  {
    name: 'a fix was reverted',
    kind: 'revert',
    logs: [cartTrace],
    commits: [
      {
        message: 'Fix carts without a discount',
        files: edit('src/cart.ts', '- discount.amountCents', '- (discount?.amountCents ?? 0)'),
      },
      noise.report,
      {
        message: 'Revert "Fix carts without a discount"\n\nThis reverts commit 1234567.',
        files: edit('src/cart.ts', '- discount.amountCents', '- discount.amountCents'),
      },
      noise.docs,
    ],
    guilty: 'Revert "Fix carts without a discount"',
  },
  {
    name: 'an unrelated feature',
    kind: 'none',
    logs: [cartTrace],
    commits: [noise.banner, noise.report],
    guilty: null,
  },
  {
    name: 'documents and tests alone',
    kind: 'none',
    logs: [cartTrace],
    commits: [noise.docs, noise.test],
    guilty: null,
  },
  {
    name: 'a comment in the cited file',
    kind: 'none',
    logs: [cartTrace],
    commits: [
      {
        message: 'Comment the cart',
        files: edit('src/cart.ts', '  const discount', '  // The best one counts.\n  const discount'),
      },
    ],
    guilty: null,
  },
  {
    name: 'white space in the cited file',
    kind: 'none',
    logs: [cartTrace],
    commits: [
      { message: 'Format', files: edit('src/cart.ts', '  return cart.items.reduce', '    return cart.items.reduce') },
    ],
    guilty: null,
  },
  {
    name: 'another function of the cited file',
    kind: 'none',
    logs: [cartTrace],
    commits: [
      {
        message: 'Describe carts better',
        files: edit('src/cart.ts', '${cartSize(cart)} items', 'A cart of ${cartSize(cart)} things'),
      },
    ],
    guilty: null,
  },
  {
    name: 'a full disk',
    kind: 'none',
    logs: ['PANIC: could not write to file "pg_wal/xlogtemp.29": No space left on device'],
    commits: [
      noise.banner,
      { message: 'Raise the log level', files: edit('deploy/deployment.yaml', 'value: info', 'value: warn') },
    ],
    guilty: null,
  },
  {
    name: 'an expired certificate',
    kind: 'none',
    logs: [
      'x509: certificate has expired or is not yet valid: current time 2026-02-01T09:02:00Z is after 2026-02-01T00:00:00Z',
    ],
    commits: [
      noise.report,
      {
        message: 'Keep less in memory',
        files: edit('config/production.yaml', 'cache_ttl_seconds: 60', 'cache_ttl_seconds: 30'),
      },
    ],
    guilty: null,
  },
  {
    name: 'a database that is down',
    kind: 'none',
    logs: ['connect ECONNREFUSED 10.2.0.4:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1595:16)'],
    commits: [
      {
        message: 'Use the new gateway',
        files: edit('config/production.yaml', 'pay.internal/v1', 'pay-v2.internal/v1'),
      },
      noise.banner,
    ],
    guilty: null,
  },
  {
    name: 'memory that ran out',
    kind: 'none',
    logs: ['Out of memory: Killed process 4211 (node) total-vm:8123456kB'],
    commits: [noise.picture, { message: 'Bump express', files: edit('package.json', '4.18.2', '4.19.0') }],
    guilty: null,
  },
  {
    name: 'a bump of something else',
    kind: 'none',
    logs: ['TypeError: parser is not iterable\n    at parseRow (/app/node_modules/fast-csv/build/parse.js:41:7)'],
    commits: [{ message: 'Bump express', files: edit('package.json', '4.18.2', '4.19.0') }],
    guilty: null,
  },
  {
    name: 'another migration',
    kind: 'none',
    logs: ['ERROR: deadlock detected\nDETAIL: Process 41 waits for ShareLock on transaction 99'],
    commits: [
      { message: 'Add an index', files: { 'migrations/004-index.sql': 'create index on customers (loyalty_tier);\n' } },
    ],
    guilty: null,
  },
  {
    name: 'words that everybody uses',
    kind: 'none',
    logs: ['ERROR request failed: timeout waiting for connection to server'],
    commits: [
      {
        message: 'Handle request timeouts',
        files: {
          'src/server.ts':
            'export const timeout = 5\n// request connection server failed\nexport const connection = "server"\n',
        },
      },
    ],
    guilty: null,
  },
  {
    name: 'vendored and generated code',
    kind: 'none',
    logs: [cartTrace],
    commits: [
      {
        message: 'Vendor',
        files: { 'vendor/lib/cart.ts': 'export const amountCents = 1\n', 'dist/cart.js': 'var amountCents=2\n' },
      },
    ],
    guilty: null,
  },
]

export const firstCases: readonly Case[] = cases.map((each) => ({ ...each, base: shopSource }))
