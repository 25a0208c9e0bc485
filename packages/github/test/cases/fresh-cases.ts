import { type Case, editOf, type PlannedCommit } from './case.ts'
import { fleetSource } from './fleet-source.ts'

const lines = (...rows: string[]): string => `${rows.join('\n')}\n`
const base: Readonly<Record<string, string>> = {
  ...fleetSource,
  'services/mailer/src/Mailer.php': lines(
    '<?php',
    'class Mailer {',
    '  public function send(Order $order): void {',
    '    $template = $this->templates->find($order->language);',
    '    $this->transport->deliver($order->email, $template->render($order));',
    '  }',
    '}',
  ),
  'services/decoder/src/decode.rs': lines(
    'pub fn decode(frame: &[u8]) -> Header {',
    '    let length = frame[0] as usize;',
    '    if frame.len() < length + 2 {',
    '        return Header::empty();',
    '    }',
    '    let checksum = frame[length + 1];',
    '    Header::new(length, checksum)',
    '}',
  ),
  'services/push/build.gradle.kts': lines(
    'dependencies {',
    '  implementation("com.squareup.okhttp3:okhttp:4.12.0")',
    '  implementation("org.slf4j:slf4j-api:2.0.9")',
    '}',
  ),
  'services/push/src/main/kotlin/com/acme/push/Sender.kt': lines(
    'package com.acme.push',
    '',
    'class Sender(private val client: OkHttpClient) {',
    '  fun send(message: Message) {',
    '    val call = client.newCall(message.toRequest())',
    '    call.execute().use { answer -> audit.record(answer.code) }',
    '  }',
    '}',
  ),
  'services/catalog/catalog/tasks.py': lines(
    'from catalog.celery import app',
    '',
    '',
    '@app.task',
    'def sync_prices(shop_id):',
    '    for product in products_of(shop_id):',
    '        product.refresh_price()',
  ),
  'infra/terraform/queues.tf': lines(
    'resource "aws_sqs_queue" "dead_letters" {',
    '  name                      = "orders-dlq"',
    '  message_retention_seconds = 1209600',
    '}',
  ),
  'deploy/nginx/nginx.conf': lines(
    'server {',
    '  listen 80;',
    '  location /billing/ {',
    '    proxy_pass http://billing:9091/;',
    '    proxy_read_timeout 60s;',
    '  }',
    '}',
  ),
  'apps/web/src/validation.ts': lines(
    "import { object, string } from 'joi'",
    '',
    'export const customerSchema = object({',
    '  name: string().required(),',
    '  phone: string().optional(),',
    '})',
  ),
  'apps/web/src/lib/http.ts': lines(
    'export async function getJson(url: string): Promise<unknown> {',
    '  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })',
    '  if (!answer.ok) throw new UpstreamError(url, answer.status)',
    '  return answer.json()',
    '}',
    '',
    'export function toQuery(values: Record<string, string>): string {',
    '  return new URLSearchParams(values).toString()',
    '}',
  ),
  'apps/web/locales/en.json': lines('{', '  "greeting": "Hello"', '}'),
  'services/catalog/catalog/settings.py': lines('MaxRetries = 3', 'PAGE_SIZE = 50'),
  'deploy/helm/portal/values.yaml': lines('image: acme/portal:1.1.0', 'readinessProbe:', '  periodSeconds: 10'),
  'services/reports/config.yaml': lines('export_batch_size: 100', 'mail_from: reports@acme.example'),
  'apps/web/src/types.ts': lines('export interface LineItem {', '  sku: string', '}'),
}
const edit = editOf(base)

const beside: readonly PlannedCommit[] = [
  { message: 'Page through more products', files: edit('services/catalog/catalog/settings.py', ['= 50', '= 80']) },
  { message: 'Greet in English', files: edit('apps/web/locales/en.json', ['"Hello"', '"Hello there"']) },
  { message: 'Send reports from elsewhere', files: edit('services/reports/config.yaml', ['reports@', 'no-reply@']) },
]
const guilty = (commit: PlannedCommit): Pick<Case, 'base' | 'commits' | 'guilty'> => ({
  base,
  commits: [...beside.slice(0, 1), commit, ...beside.slice(1)],
  guilty: commit.message,
})
const innocent = (...commits: PlannedCommit[]): Pick<Case, 'kind' | 'base' | 'commits' | 'guilty'> => ({
  kind: 'none',
  base,
  commits,
  guilty: null,
})

export const freshCases: readonly Case[] = [
  {
    name: 'PHP: a language without a template',
    kind: 'code',
    logs: [
      'PHP Fatal error:  Uncaught Error: Call to a member function render() on null in /var/www/services/mailer/src/Mailer.php:5\nStack trace:\n#0 /var/www/services/mailer/src/Worker.php(22): Mailer->send(Object(Order))\n#1 {main}',
    ],
    ...guilty({
      message: 'Look templates up by country',
      files: edit('services/mailer/src/Mailer.php', ['find($order->language)', 'find($order->country)']),
    }),
  },
  {
    name: 'Rust: a bound is off by one',
    kind: 'code',
    logs: [
      "thread 'main' panicked at services/decoder/src/decode.rs:6:20:\nindex out of bounds: the len is 9 but the index is 9\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace",
    ],
    ...guilty({
      message: 'Accept shorter frames',
      files: edit('services/decoder/src/decode.rs', ['length + 2 {', 'length + 1 {']),
    }),
  },
  {
    name: 'Kotlin: a library was lifted to a new major',
    kind: 'dependency',
    logs: [
      "java.lang.NoSuchMethodError: 'okhttp3.Call okhttp3.OkHttpClient.newCall(okhttp3.Request)'\n\tat com.acme.push.Sender.send(Sender.kt:5)\n\tat com.acme.push.PushJob.run(PushJob.kt:31)",
    ],
    ...guilty({
      message: 'Bump okhttp',
      files: edit('services/push/build.gradle.kts', ['okhttp:4.12.0', 'okhttp:5.0.0']),
    }),
  },
  {
    name: 'Python: a task was renamed while messages were waiting',
    kind: 'code',
    logs: [
      "Received unregistered task of type 'catalog.tasks.sync_prices'.\nThe message has been ignored and discarded.\nKeyError: 'catalog.tasks.sync_prices'",
    ],
    ...guilty({
      message: 'Better names for tasks',
      files: edit('services/catalog/catalog/tasks.py', ['def sync_prices(', 'def refresh_prices(']),
    }),
  },
  {
    name: 'Terraform: a queue was renamed',
    kind: 'config',
    logs: [
      'AWS.SimpleQueueService.NonExistentQueue: The specified queue does not exist: orders-dlq',
      'giving up on 41 messages',
    ],
    ...guilty({
      message: 'Spell queues out',
      files: edit('infra/terraform/queues.tf', ['"orders-dlq"', '"orders-dead-letters"']),
    }),
  },
  {
    name: 'nginx: a host that nobody knows',
    kind: 'config',
    logs: ['[emerg] 1#1: host not found in upstream "billing-v1" in /etc/nginx/nginx.conf:4'],
    ...guilty({
      message: 'Version the upstreams',
      files: edit('deploy/nginx/nginx.conf', ['http://billing:9091/', 'http://billing-v1:9091/']),
    }),
  },
  {
    name: 'Django: a field was removed that code still reads',
    kind: 'migration',
    logs: [
      'django.db.utils.ProgrammingError: column catalog_product.legacy_code does not exist\nLINE 1: SELECT "catalog_product"."id", "catalog_product"."legacy_code" FROM "catalog_product"',
    ],
    ...guilty({
      message: 'Remove the old code',
      files: {
        'services/catalog/catalog/migrations/0042_remove_legacy.py': lines(
          'from django.db import migrations',
          '',
          'class Migration(migrations.Migration):',
          "    dependencies = [('catalog', '0041_auto')]",
          "    operations = [migrations.RemoveField(model_name='product', name='legacy_code')]",
        ),
      },
    }),
  },
  {
    name: 'Node: a rule became stricter, and the library says no',
    kind: 'code',
    logs: [
      'ValidationError: "phone" is required\n    at exports.process (/srv/apps/web/node_modules/joi/lib/errors.js:193:16)\n    at saveCustomer (/srv/apps/web/src/customers.ts:14:9)',
    ],
    ...guilty({
      message: 'We need to call people',
      files: edit('apps/web/src/validation.ts', ['phone: string().optional()', 'phone: string().required()']),
    }),
  },
  {
    name: 'a release was rolled out; a host outside fails',
    logs: ['UpstreamError: https://carrier.example/v2/rates answered 503'],
    ...innocent({
      message: 'Release 2.4.1',
      files: edit('deploy/helm/web/values.yaml', ['acme/web:2.4.0', 'acme/web:2.4.1']),
    }),
  },
  {
    name: 'a number that happens to be the same',
    logs: ['429 Too Many Requests from api.mail.example, retrying in 30 s'],
    ...innocent({
      message: 'Export more at once',
      files: edit('services/reports/config.yaml', ['export_batch_size: 100', 'export_batch_size: 429']),
    }),
  },
  {
    name: 'a translation of what the log calls its event',
    logs: ['event=payment_failed gateway answered with a declined card after 3 attempts'],
    ...innocent({
      message: 'Translate payments',
      files: edit('apps/web/locales/en.json', ['"Hello"', '"Hello",\n  "payment_failed": "Your payment failed"']),
    }),
  },
  {
    name: 'a type tells what was there already',
    logs: [
      "TypeError: Cannot read properties of undefined (reading 'amountCents')\n    at cartTotal (/srv/apps/web/src/cart/total.ts:7:23)",
    ],
    ...innocent({
      message: 'Type line items',
      files: edit('apps/web/src/types.ts', ['  sku: string', '  sku: string\n  amountCents: number']),
    }),
  },
  {
    name: 'another function of a helper that every trace goes through',
    logs: [
      'UpstreamError: https://carrier.example/v2/rates answered 504\n    at getJson (/srv/apps/web/src/lib/http.ts:3:25)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    ],
    ...innocent({
      message: 'Leave empty values out of queries',
      files: edit('apps/web/src/lib/http.ts', [
        'new URLSearchParams(values)',
        'new URLSearchParams(Object.entries(values).filter(([, value]) => value))',
      ]),
    }),
  },
  {
    name: 'who owns and who builds the failing service',
    logs: ['orders-service: circuit breaker inventoryClient is open', 'InventoryUnavailable: retry later'],
    ...innocent(
      { message: 'Owners', files: { CODEOWNERS: '/services/orders @acme/orders\n' } },
      {
        message: 'Build orders faster',
        files: {
          '.github/workflows/orders.yaml':
            'name: orders-service\njobs:\n  build:\n    env: { CLIENT: inventoryClient }\n',
        },
      },
    ),
  },
  {
    name: 'a constant of the same name in another service',
    logs: [
      'panic: MaxRetries exceeded while posting invoice 8121\n\ngoroutine 7 [running]:\nacme.example/billing/internal/invoice.Render(0xc0000a)\n\t/build/services/billing/internal/invoice/total.go:15 +0x6c',
    ],
    ...innocent({
      message: 'Try more often',
      files: edit('services/catalog/catalog/settings.py', ['MaxRetries = 3', 'MaxRetries = 5']),
    }),
  },
  {
    name: 'a probe of another deployment',
    logs: [
      'Readiness probe failed: HTTP probe failed with statuscode: 503',
      'pod web-7d9f8b6c5-x2k4p is not ready after 5 s',
    ],
    ...innocent({
      message: 'Probe the portal more often',
      files: edit('deploy/helm/portal/values.yaml', ['periodSeconds: 10', 'periodSeconds: 5']),
    }),
  },
]
