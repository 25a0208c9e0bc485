import { type Case, editOf, type PlannedCommit } from './case.ts'
import { fleetSource } from './fleet-source.ts'

const edit = editOf(fleetSource)

/** What happens beside it: near in time, in files of the same kinds, and without any part in it. */
const beside: readonly PlannedCommit[] = [
  { message: 'Bump typescript', files: edit('apps/web/package-lock.json', ['"5.3.3"', '"5.3.4"'], ['dddd', 'eeee']) },
  {
    message: 'Say hello on the portal',
    files: { 'apps/portal/app/helpers/greeting_helper.rb': 'module GreetingHelper\n  def greeting = "hello"\nend\n' },
  },
  { message: 'Note the changes', files: { 'CHANGELOG.md': '# Changes\n\n- Faster carts\n' } },
  {
    message: 'Count shipped parcels',
    files: {
      'services/shipping/parcels.go': 'package shipping\n\nfunc Parcels() int {\n\treturn counter.Load()\n}\n',
    },
  },
]

const among = (commit: PlannedCommit): Pick<Case, 'base' | 'commits' | 'guilty'> => ({
  base: fleetSource,
  commits: [...beside.slice(0, 2), commit, ...beside.slice(2)],
  guilty: commit.message.split('\n')[0] ?? '',
})

export const adversaryGuilty: readonly Case[] = [
  {
    name: 'Go: a panic at a rewritten line',
    kind: 'code',
    logs: [
      'panic: runtime error: invalid memory address or nil pointer dereference\n[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x6a1b2c]\n\ngoroutine 218 [running]:\nacme.example/billing/internal/invoice.Total({0xc00012, 0x3, 0x4}, 0x0)\n\t/build/services/billing/internal/invoice/total.go:11 +0x5d\nmain.main.func1()\n\t/build/services/billing/cmd/main.go:40 +0x1b4',
    ],
    ...among({
      message: 'Tax by region',
      files: edit('services/billing/internal/invoice/total.go', [
        'return sum + taxes["vat"]',
        'return sum + *regionTax(taxes)',
      ]),
    }),
  },
  {
    name: '.NET: a guard was dropped above the cited line',
    kind: 'code',
    logs: [
      'System.NullReferenceException: Object reference not set to an instance of an object.\n   at Pricing.DiscountCalculator.Apply(Basket basket, Campaign campaign) in /src/services/pricing/Pricing/DiscountCalculator.cs:line 7\n   at Pricing.Api.BasketController.Post(BasketDto dto) in /src/services/pricing/Pricing.Api/BasketController.cs:line 31',
    ],
    ...among({
      message: 'Every basket has a campaign now',
      files: edit('services/pricing/Pricing/DiscountCalculator.cs', [
        '        if (campaign == null) return basket.Total;\n',
        '',
      ]),
    }),
  },
  {
    name: 'Ruby: a guard was dropped',
    kind: 'code',
    logs: [
      "NoMethodError (undefined method `fee_cents' for nil:NilClass):\napp/models/account.rb:5:in `monthly_fee'\napp/controllers/invoices_controller.rb:12:in `show'\n/usr/local/bundle/gems/actionpack-7.0.8/lib/action_controller/metal/basic_implicit_render.rb:6:in `send_action'",
    ],
    ...among({
      message: 'Simplify the fee',
      files: edit('apps/portal/app/models/account.rb', ['    return 0 if plan.nil?\n\n', '']),
    }),
  },
  {
    name: 'Python: the missing key was dropped in another file',
    kind: 'code',
    logs: [
      "Traceback (most recent call last):\n  File \"/usr/local/lib/python3.11/site-packages/django/core/handlers/exception.py\", line 55, in inner\n    response = get_response(request)\n  File \"/app/services/catalog/catalog/views.py\", line 7, in price_list\n    return render(request, 'prices.html', {'rows': [format_price(row) for row in rows]})\n  File \"/app/services/catalog/catalog/views.py\", line 11, in format_price\n    return f\"{row['amount']} {row['currency']}\"\nKeyError: 'currency'",
    ],
    ...among({
      message: 'Slimmer products',
      files: edit('services/catalog/catalog/serializers.py', ["        'currency': product.currency,\n", '']),
    }),
  },
  {
    name: 'Java: the cause lies below the exception that wraps it',
    kind: 'code',
    logs: [
      'org.springframework.web.util.NestedServletException: Request processing failed\n\tat org.springframework.web.servlet.FrameworkServlet.processRequest(FrameworkServlet.java:1014)\n\tat org.springframework.web.servlet.FrameworkServlet.doPost(FrameworkServlet.java:909)\nCaused by: java.lang.NullPointerException: Cannot invoke "com.acme.orders.Reservation.getId()" because "reservation" is null\n\tat com.acme.orders.OrderService.place(OrderService.java:8)\n\tat com.acme.orders.OrderController.post(OrderController.java:27)\n\t... 42 more',
    ],
    ...among({
      message: 'Do not fail when nothing is left',
      files: edit('services/orders/src/main/java/com/acme/orders/StockClient.java', [
        '      throw new OutOfStock(answer.body());',
        '      return null;',
      ]),
    }),
  },
  {
    name: 'a lock file alone moved the package that fails',
    kind: 'dependency',
    logs: [
      'TypeError: options.arrayLimit.valueOf is not a function\n    at normalizeParseOptions (/srv/apps/web/node_modules/qs/lib/parse.js:241:33)\n    at parse (/srv/apps/web/node_modules/qs/lib/parse.js:280:19)\n    at query (/srv/apps/web/node_modules/express/lib/middleware/query.js:42:19)',
    ],
    ...among({
      message: 'Refresh the lock file',
      files: edit('apps/web/package-lock.json', [
        '"version": "6.11.0",\n      "integrity": "sha512-bbbb"',
        '"version": "6.12.0",\n      "integrity": "sha512-ffff"',
      ]),
    }),
  },
  {
    name: 'Python: a pinned package was lifted to its next major',
    kind: 'dependency',
    logs: [
      'pydantic.errors.PydanticImportError: `BaseSettings` has been moved to the `pydantic-settings` package.\n  File "/usr/local/lib/python3.11/site-packages/pydantic/_migration.py", line 296, in wrapper\n    raise PydanticImportError(',
    ],
    ...among({
      message: 'Keep up with pydantic',
      files: edit('services/catalog/requirements.txt', ['pydantic==1.10.14', 'pydantic==2.6.0']),
    }),
  },
  {
    name: 'a constraint came before the code that fills it',
    kind: 'migration',
    logs: [
      'ERROR: null value in column "region" of relation "orders" violates not-null constraint\nDETAIL: Failing row contains (812, 1200, open, null).',
    ],
    ...among({
      message: 'Every order has a region',
      files: { 'db/migrations/002-region.sql': 'alter table orders alter column region set not null;\n' },
    }),
  },
  {
    name: 'a pool was cut',
    kind: 'config',
    logs: [
      'HikariPool-1 - Connection is not available, request timed out after 30000ms (total=5, active=5, idle=0, waiting=41)',
      'org.springframework.transaction.CannotCreateTransactionException: Could not open JPA EntityManager for transaction',
    ],
    ...among({
      message: 'Fewer connections',
      files: edit('services/orders/src/main/resources/application.yml', [
        'maximum-pool-size: 50',
        'maximum-pool-size: 5',
      ]),
    }),
  },
  {
    name: 'a memory limit was cut',
    kind: 'config',
    logs: [
      'Container web exceeded its memory limit (128Mi) and was OOMKilled',
      'Back-off restarting failed container web',
    ],
    ...among({
      message: 'Use less of the cluster',
      files: edit('deploy/helm/web/values.yaml', ['memory: 512Mi', 'memory: 128Mi']),
    }),
  },
  {
    name: 'a timeout was cut, in seconds',
    kind: 'config',
    logs: [
      'Post "http://inventory.internal:8070/reservations": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
      'inventory call gave up after 2s',
    ],
    ...among({
      message: 'Do not wait so long',
      files: edit('services/billing/config.yaml', ['timeout: 10s', 'timeout: 2s']),
    }),
  },
  {
    name: 'a listener moved to another port',
    kind: 'config',
    logs: ['dial tcp 10.0.4.7:9091: connect: connection refused', 'upstream billing is unhealthy: 10.0.4.7:9091'],
    ...among({
      message: 'Listen where the others do',
      files: edit('services/billing/config.yaml', ['http_addr: ":9091"', 'http_addr: ":9100"']),
    }),
  },
  {
    name: 'a flag led into old code that fails',
    kind: 'flag',
    logs: [
      "TypeError: Cannot read properties of undefined (reading 'map')\n    at streamInvoice (/srv/apps/web/src/rendering.ts:9:17)\n    at renderInvoice (/srv/apps/web/src/rendering.ts:4:45)",
    ],
    ...among({
      message: 'Stream invoices for all',
      files: edit('config/feature-flags.yaml', ['streamed_invoices: false', 'streamed_invoices: true']),
    }),
  },
  {
    name: 'a file was moved and changed in one go',
    kind: 'code',
    logs: [
      "TypeError: Cannot read properties of null (reading 'cents')\n    at cartTotal (/srv/apps/web/src/basket/total.ts:7:23)\n    at checkout (/srv/apps/web/src/checkout.ts:18:11)",
    ],
    ...among({
      message: 'Carts are baskets',
      files: {
        'apps/web/src/cart/total.ts': null,
        'apps/web/src/basket/total.ts':
          edit('apps/web/src/cart/total.ts', ['return sum - coupon.cents', 'return sum - bestCoupon(coupon).cents'])[
            'apps/web/src/cart/total.ts'
          ] ?? '',
      },
    }),
  },
  {
    name: 'a squashed pull request over many files',
    kind: 'code',
    logs: [
      "TypeError: Cannot read properties of undefined (reading 'cents')\n    at cartTotal (/srv/apps/web/src/cart/total.ts:7:23)",
    ],
    ...among({
      message: 'Rework the checkout (#482)\n\n* Read coupons once\n* Tidy',
      files: {
        ...edit('apps/web/src/cart/coupon.ts', ['?? { cents: 0 }', '']),
        ...edit('apps/web/src/cart/total.ts', ['return sum - coupon.cents', 'return Math.max(0, sum - coupon.cents)']),
        ...Object.fromEntries(
          Array.from({ length: 9 }, (_none, index) => [
            `apps/web/src/checkout/step-${index}.ts`,
            `export const step${index} = () => render('step ${index}')\n`,
          ]),
        ),
      },
    }),
    pullRequest: 482,
  },
  {
    name: 'a branch made long before was merged',
    kind: 'merge',
    logs: [
      'panic: interface conversion: interface {} is nil, not *store.Template\n\ngoroutine 9 [running]:\nacme.example/billing/internal/invoice.Render(0xc0000a)\n\t/build/services/billing/internal/invoice/total.go:15 +0x6c',
    ],
    ...among({
      message: 'Merge pull request #77 from acme/templates\n\nCache templates',
      files: {},
      branch: [
        {
          message: 'Cache templates',
          hoursBefore: 60,
          files: edit('services/billing/internal/invoice/total.go', [
            'return store.Template(invoice.Kind).Execute(invoice)',
            'return cache.Get(invoice.Kind).(*store.Template).Execute(invoice)',
          ]),
        },
      ],
    }),
    pullRequest: 77,
  },
  {
    name: 'Python: a fix was taken back',
    kind: 'revert',
    logs: [
      "Traceback (most recent call last):\n  File \"/app/services/catalog/catalog/views.py\", line 15, in search\n    term = request.GET.get('q', '')\nUnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
    ],
    base: {
      ...fleetSource,
      ...edit('services/catalog/catalog/views.py', ["request.GET.get('q', '')", "clean(request.GET.get('q', ''))"]),
    },
    commits: [
      beside[0] ?? { message: '', files: {} },
      {
        message: 'Revert "Clean search terms"\n\nThis reverts commit 5d1c9e0aa3.',
        files: edit('services/catalog/catalog/views.py', ["request.GET.get('q', '')", "request.GET.get('q', '')"]),
      },
      beside[3] ?? { message: '', files: {} },
    ],
    guilty: 'Revert "Clean search terms"',
  },
  {
    name: 'a query asks for a column that nobody made',
    kind: 'code',
    logs: [
      'ERROR: column o.shipping_cents does not exist at character 14\nSTATEMENT: select o.id, o.shipping_cents from orders o where o.state = $1',
    ],
    ...among({
      message: 'Bill shipping',
      files: edit('services/billing/internal/store/orders.go', ['o.amount_cents', 'o.shipping_cents']),
    }),
  },
  {
    name: 'a limit in code was cut',
    kind: 'code',
    logs: [
      'PayloadTooLargeError: scan-2291.pdf\n    at acceptUpload (/srv/apps/web/src/upload.ts:4:50)\n    at upload (/srv/apps/web/src/routes.ts:88:3)',
    ],
    ...among({
      message: 'Smaller uploads',
      files: edit('apps/web/src/upload.ts', ['MAX_UPLOAD_MB = 50', 'MAX_UPLOAD_MB = 5']),
    }),
  },
  {
    name: 'the base image was lifted',
    kind: 'dependency',
    logs: [
      'Traceback (most recent call last):\n  File "/usr/local/lib/python3.12/site-packages/celery/__init__.py", line 12, in <module>\n    from distutils.version import LooseVersion\nModuleNotFoundError: No module named \'distutils\'',
    ],
    ...among({
      message: 'Newer Python',
      files: edit('services/catalog/Dockerfile', ['python:3.11-slim', 'python:3.12-slim']),
    }),
  },
]
