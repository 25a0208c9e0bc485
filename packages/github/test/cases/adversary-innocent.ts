import { type Case, editOf, type PlannedCommit } from './case.ts'
import { fleetSource } from './fleet-source.ts'

const edit = editOf(fleetSource)
const only = (...commits: PlannedCommit[]): Pick<Case, 'kind' | 'base' | 'commits' | 'guilty'> => ({
  kind: 'none',
  base: fleetSource,
  commits,
  guilty: null,
})

const cartTrace =
  "TypeError: Cannot read properties of undefined (reading 'cents')\n    at cartTotal (/srv/apps/web/src/cart/total.ts:7:23)\n    at checkout (/srv/apps/web/src/checkout.ts:18:11)"
const orderTrace =
  'java.lang.NullPointerException: Cannot invoke "com.acme.orders.Reservation.getId()" because "reservation" is null\n\tat com.acme.orders.OrderService.place(OrderService.java:8)\n\tat com.acme.orders.OrderController.post(OrderController.java:27)'

export const adversaryInnocent: readonly Case[] = [
  {
    name: 'a slow query; another purpose asks the same table',
    logs: [
      'duration: 18231.442 ms  statement: select * from inventory_items where sku = $1 for update',
      'canceling statement due to statement timeout: inventory_items',
    ],
    ...only({
      message: 'Report what is in stock',
      files: {
        'services/reports/stock.go':
          'package reports\n\nconst stockReport = `select sku, stock from inventory_items order by sku`\n\nfunc Stock(db *sql.DB) (*sql.Rows, error) {\n\treturn db.Query(stockReport)\n}\n',
      },
    }),
  },
  {
    name: 'a refused port; another service now has the same one',
    logs: [
      'dial tcp 10.2.1.9:8070: connect: connection refused',
      'inventory is unreachable at inventory.internal:8070',
    ],
    ...only({
      message: 'Run the mail preview',
      files: edit('deploy/compose.yaml', [
        'services:\n',
        'services:\n  mail-preview:\n    image: acme/mail-preview:0.2.0\n    ports: ["127.0.0.1:8070:8070"]\n',
      ]),
    }),
  },
  {
    name: 'a file of the same name in another package',
    logs: [cartTrace],
    ...only({
      message: 'Wished things may be sold out',
      files: edit('apps/web/src/wishlist/total.ts', ['total + item.cents', 'total + (item.left ? item.cents : 0)']),
    }),
  },
  {
    name: 'a class of the same name in another module',
    logs: [
      'java.lang.NullPointerException: Cannot invoke "com.acme.orders.State.name()" because the return value is null\n\tat com.acme.orders.Mapper.toRow(Mapper.java:5)\n\tat com.acme.orders.Export.run(Export.java:44)',
    ],
    ...only({
      message: 'Users have postcodes',
      files: edit('services/users/src/main/java/com/acme/users/Mapper.java', [
        'user.address().city()',
        'user.address().postcode()',
      ]),
    }),
  },
  {
    name: 'a formatter broke the cited line in three',
    logs: [cartTrace],
    ...only({
      message: 'Format',
      files: edit(
        'apps/web/src/cart/total.ts',
        [
          'const sum = cart.items.reduce((total, item) => total + item.cents, 0)',
          'const sum = cart.items.reduce(\n    (total, item) => total + item.cents,\n    0,\n  )',
        ],
        ["import { readCoupon } from './coupon'", 'import { readCoupon } from "./coupon";'],
        ["logger.debug('cart summed up')", 'logger.debug("cart summed up");'],
      ),
    }),
  },
  {
    name: 'a docstring grew in the cited function',
    logs: [
      'Traceback (most recent call last):\n  File "/app/services/catalog/catalog/views.py", line 18, in search\n    return JsonResponse(find_by_name(term), safe=False)\nTypeError: find_by_name() missing 1 required positional argument: \'shop\'',
    ],
    ...only({
      message: 'Say what search does',
      files: edit('services/catalog/catalog/views.py', [
        '"""Finds products by name."""',
        '"""Finds products by name.\n\n    The term may hold several words, and find_by_name looks for all of them.\n    """',
      ]),
    }),
  },
  {
    name: 'a block comment grew above the cited line',
    logs: [orderTrace],
    ...only({
      message: 'Explain receipts',
      files: edit('services/orders/src/main/java/com/acme/orders/OrderService.java', [
        '    return new Receipt(',
        '    /*\n       The reservation is ours until the receipt is paid,\n       so getId() may be called at any time.\n    */\n    return new Receipt(',
      ]),
    }),
  },
  {
    name: 'the list of changes names the error',
    logs: ['OutOfStock: nothing left of sku 4711\n', 'payment_gateway_timeout while charging'],
    ...only({
      message: 'Note the changes',
      files: {
        'CHANGELOG.md': '# Changes\n\n- OutOfStock is shown to the customer\n- payment_gateway_timeout is retried\n',
      },
    }),
  },
  {
    name: 'only tests name it, in three languages',
    logs: [orderTrace, 'streamed_invoices renderer failed: InvoiceChunkError'],
    ...only(
      {
        message: 'Test placing orders',
        files: {
          'services/orders/src/test/java/com/acme/orders/OrderServiceTest.java':
            'class OrderServiceTest {\n  void place() { service.place(basket); assertThrows(InvoiceChunkError.class, this::run); }\n}\n',
        },
      },
      {
        message: 'Specify invoices',
        files: { 'apps/portal/spec/models/invoice_spec.rb': "it { raise InvoiceChunkError, 'streamed_invoices' }\n" },
      },
      {
        message: 'Test in .NET',
        files: {
          'services/pricing/Pricing.Tests/InvoiceTests.cs': 'throw new InvoiceChunkError("streamed_invoices");\n',
        },
      },
    ),
  },
  {
    name: 'lock files moved everything but what fails',
    logs: [
      'TypeError: options.arrayLimit.valueOf is not a function\n    at normalizeParseOptions (/srv/apps/web/node_modules/qs/lib/parse.js:241:33)',
    ],
    ...only({
      message: 'Bump express and sharp',
      files: edit(
        'apps/web/package-lock.json',
        [
          '"version": "4.18.2",\n      "integrity": "sha512-aaaa"',
          '"version": "4.19.2",\n      "integrity": "sha512-gggg"',
        ],
        ['"version": "0.32.6"', '"version": "0.33.0"'],
      ),
    }),
  },
  {
    name: 'a dashboard counts the error',
    logs: ['payment_gateway_timeout: no answer while charging order 8121', 'PaymentDeclined after 3 attempts'],
    ...only({
      message: 'Watch payments',
      files: {
        'monitoring/dashboards/payments.json':
          '{\n  "title": "Payments",\n  "panels": [{ "expr": "rate(payment_gateway_timeout[5m])" }]\n}\n',
        'monitoring/alerts/payments.yaml': 'alert: PaymentDeclined\nexpr: rate(payment_gateway_timeout[5m]) > 1\n',
      },
    }),
  },
  {
    name: 'a host outside is down; new code calls it for something else',
    logs: [
      '503 Service Unavailable from carrier.example',
      'I/O error on GET request for "https://carrier.example/v2/rates": 503',
    ],
    ...only({
      message: 'Link to the tracking page',
      files: {
        'apps/web/src/tracking.ts':
          'export const trackingUrl = (parcel: Parcel): string => `https://carrier.example/track/${parcel.number}`\n',
      },
    }),
  },
  {
    name: 'a name that cannot be resolved; another service is told of it',
    logs: ['getaddrinfo EAI_AGAIN sessions.internal', 'redis: dial tcp: lookup sessions.internal: i/o timeout'],
    ...only({
      message: 'Let the portal see who is signed in',
      files: { 'deploy/helm/portal/values.yaml': 'env:\n  SESSION_STORE_URL: redis://sessions.internal:6379\n' },
    }),
  },
  {
    name: 'an unrelated change was taken back',
    logs: [cartTrace],
    ...only(
      { message: 'Greet', files: { 'apps/web/src/greeting.ts': 'export const greeting = "hello"\n' } },
      {
        message: 'Revert "Greet"\n\nThis reverts commit 77aa01b2c3.',
        files: { 'apps/web/src/greeting.ts': null },
      },
    ),
  },
  {
    name: 'a route whose path begins the same',
    logs: ['GET /api/v1/orders/8123 504 upstream timed out (110: Connection timed out) while reading response header'],
    ...only({
      message: 'Export orders',
      files: {
        'apps/web/src/routes/export.ts':
          "export const exportRoute = router.get('/api/v1/orders/export', (request, response) => response.send(csv()))\n",
      },
    }),
  },
  {
    name: 'a log message next to the cited line',
    logs: [cartTrace],
    ...only({
      message: 'Log in English',
      files: edit('apps/web/src/cart/total.ts', [
        "logger.debug('cart summed up')",
        "logger.debug('summed up the cart')",
      ]),
    }),
  },
  {
    name: 'the cited file was moved, as it was',
    logs: [cartTrace.replaceAll('src/cart/', 'src/basket/')],
    ...only({
      message: 'Carts are baskets',
      files: {
        'apps/web/src/cart/total.ts': null,
        'apps/web/src/basket/total.ts': fleetSource['apps/web/src/cart/total.ts'] ?? '',
        'apps/web/src/cart/coupon.ts': null,
        'apps/web/src/basket/coupon.ts': fleetSource['apps/web/src/cart/coupon.ts'] ?? '',
      },
    }),
  },
  {
    name: 'a deadlock; a new table refers to one of the two',
    logs: [
      'ERROR: deadlock detected\nDETAIL: Process 812 waits for ShareLock on transaction 40122; blocked by process 815.\nCONTEXT: while updating tuple (0,7) in relation "inventory_items"',
    ],
    ...only({
      message: 'Keep pictures of things',
      files: {
        'db/migrations/003-pictures.sql':
          'create table pictures (id bigint, inventory_item_id bigint references inventory_items, url text);\n',
      },
    }),
  },
  {
    name: 'minified code names it',
    logs: [cartTrace, 'InvoiceChunkError: chunk 3 is missing'],
    ...only({
      message: 'Publish',
      files: {
        'apps/web/public/app.min.js': 'function cartTotal(){throw new InvoiceChunkError}\n',
        'apps/web/public/bundle-8d2f.js': `${'var a=1;'.repeat(2_000)}function cartTotal(){throw new InvoiceChunkError}\n`,
      },
    }),
  },
  {
    name: 'memory ran out; code of the same language changed',
    logs: [
      'Memory cgroup out of memory: Killed process 3311 (java) total-vm:9123456kB, anon-rss:4123456kB',
      'orders restarted',
    ],
    ...only({
      message: 'Cancel quietly',
      files: edit('services/orders/src/main/java/com/acme/orders/OrderService.java', [
        '    publisher.send(new OrderCancelled(orderId));\n',
        '',
      ]),
    }),
  },
]
