// node sentences.mjs : right sentences must state the cause, wrong ones must not; and no right sentence may fit another incident.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAll } from './batch.mjs'

const say = {
  'd1-admission-webhook/main': { right: ['policy-webhook regenerated its serving certificate but RBAC forbids it to write the new caBundle, so the API server no longer trusts it', 'Admission webhook CA bundle is stale: permission to update the ValidatingWebhookConfiguration missing since chart 2.8.1', 'the ClusterRole of the admission controller lost a verb; its certificate rotation could not be published', 'webhook certificate signed by unknown authority'],
    wrong: ['Several components report errors and Kubernetes is degraded', 'kube-controller-manager cannot create replica sets and Argo CD syncs fail'] },
  'd2-node-rollover/main': { right: ['Docker Hub rate limit hit: anonymous pulls from all replaced nodes are answered with 429', 'image pulls throttled by the registry (toomanyrequests) after the node refresh', 'containerd is refused by registry-1.docker.io, too many requests', 'Unauthenticated image pull quota used up during instance refresh'],
    wrong: ['pods are failing and the service is unavailable', 'ingress-nginx has no live upstreams for storefront'] },
  'd3-vault-unseal/main': { right: ['The KMS key Vault auto-unseals with was disabled, so Vault stayed sealed after its restart', 'someone ran DisableKey on the unseal key', 'Vault cannot unseal: key disabled', 'auto-unseal broken because the AWS KMS key had been deactivated by m.keller'],
    wrong: ['Secret management is failing, multiple errors', 'billing-api uses a wrong database password'] },
  'd4-lambda-layer/main': { right: ['order-enricher crashes at import: pydantic_core missing in layer shared-deps', 'the new Lambda layer version lacks a compiled module', 'Unable to import module handler after layer change', 'Function deploy switched to a broken shared-deps layer without pydantic_core'],
    wrong: ['the system shows an increased error rate', 'fulfilment-worker times out printing labels since addresses do not arrive'] },
  'd5-quota-and-renewal/quota': { right: ['Karpenter hit the EC2 vCPU quota and cannot launch nodes', 'AWS account vCPU limit exceeded', 'instance launch refused: service quota for vCPUs reached', 'No new nodes, because the vCPU limit of the account is used up'],
    wrong: ['several services are failing in production', 'risk-batch pods are stuck in Pending and the queue grows'] },
  'd5-quota-and-renewal/acme': { right: ['cert-manager could not renew partner-tls since the Cloudflare API token is invalid', 'certificate renewal failed at the DNS-01 challenge: invalid access token', 'Cloudflare credential rejected, so the certificate expired', 'ACME challenge cannot be presented, DNS provider token invalid, certificate ran out'],
    wrong: ['TLS errors are being seen at the edge', 'partner-sync fails to push positions to its host'] },
  'l1-no-addresses/main': { right: ['subnet has run out of free IP addresses', 'VPC CNI: IP pool exhausted, no more pods can be given an address because the IPs are exhausted', 'Insufficient free addresses in the subnet, ipamd cannot grow its pool', 'The subnet is too small for 56 replicas, no IPs left'],
    wrong: ['pods cannot be started and the deployment is degraded', 'kubelet fails to create sandboxes, recommend is slow'] },
  'l2-empty-contract/main': { right: ['The openapi spec download returned an SSO login page, so no models were generated', 'orders contract fetched as HTML instead of YAML', 'code generation produced 0 models because the contract file was a login redirect', 'openApiGenerate ran on an empty document (302 to sso)'],
    wrong: ['The build failed with compilation errors', 'checkout compileJava is missing symbols such as OrderDto'] },
  'l3-consul-acl/main': { right: ["Nomad's Consul ACL token expired and services can no longer be registered", 'ACL token reaped', 'expired token: registration refused with 403, checks went critical', 'Consul deleted the ACL credential of the Nomad clients when its TTL lapsed'],
    wrong: ['Service discovery problems cause 404 responses', 'Traefik lost its routes to inventory and pricing'] },
  'l4-managed-postgres/main': { right: ['Debezium task orders-cdc was killed; its inactive replication slot retained WAL until storage was full', 'replication slot inactive, WAL piled up and filled the disk', 'The CDC connector died hours ago and was not restarted', 'An abandoned logical slot keeps WAL, no space left'],
    wrong: ['The database ran out of disk space', 'orders-api cannot store orders, Postgres disk is full'] },
  'l5-hot-loop/main': { right: ['backup-operator 0.19.0 reconciles in a hot loop, listing all pods each time, and floods the API server', 'the operator triggers itself by its own status update', 'API server overloaded by incessant pod LISTs of backup-operator', 'BackupSchedule controller spins: every status write causes another reconcile'],
    wrong: ['the API server returns 429 to many clients', 'kube-controller-manager lost its lease because the API server is overloaded'] },
  'h1-event-stream/main': { right: ['telemetry-gateway 5.12.0 uses a constant partition key, so all records land on one shard', 'hot shard', 'partition key field changed from deviceId to a low-cardinality one', 'All traffic goes to a single shard since the release'],
    wrong: ['Kinesis throughput is exceeded and retries grow', 'event-consumer falls behind after its deployment'] },
  'h2-flag-change/main': { right: ['A feature flag that stacks discounts was switched on and member carts are priced at zero', 'flag change makes totals 0.00', 'discount toggle enabled: orders of members are free', 'The voucher/loyalty stacking variant was turned on in flagd and gives a 100% discount'],
    wrong: ['payment volume has fallen significantly', 'payments captures less since its rolling deployment'] },
  'h3-skipped-runs/main': { right: ['settlement-export run hangs in its SFTP upload without timeout, all later runs are skipped', 'cron job stuck, concurrency Forbid blocks the next ones', 'export job never finished; previous execution still running', 'The upload to the bank gateway froze and the job did not complete'],
    wrong: ['confirmation files are missing', 'ledger-loader does not process its windows'] },
  'h4-slow-builds/main': { right: ['--action_env in .bazelrc puts a per-pipeline value into every action, so the remote cache never hits', 'remote cache invalidated by a changing environment variable', 'cache keys differ with every build because of the new env var', 'Commit added the job id to the actions, which busts the cache'],
    wrong: ['CI builds have become slow', 'runner-manager has too few runners and jobs queue up'] },
  'h5-repeated-invoices/main': { right: ['Terraform cut ack_deadline_seconds to 10, rendering takes longer, messages are redelivered', 'ack deadline too short', 'acknowledgement deadline lowered below processing time', 'Pub/Sub redelivers since the deadline was reduced to 10s by the apply'],
    wrong: ['duplicate messages are being processed', 'mailer sends invoices several times owing to a bug'] },
}

let bad = 0, tried = 0
for (const seed of ['1', '2', '3']) {
  const out = mkdtempSync(join(tmpdir(), 'twentytwo-'))
  writeAll(seed, out)
  const truths = readdirSync(out).flatMap((name) => JSON.parse(readFileSync(join(out, name, 'truth.json'), 'utf8')).incidents.map((i) => [`${name.replace('twentytwo-', '')}/${i.id}`, i.cause]))
  const fits = ({ allOf, mustNot = [] }, text) => allOf.every((g) => g.some((e) => new RegExp(e, 'i').test(text))) && !mustNot.some((e) => new RegExp(e, 'i').test(text))
  for (const [key, cause] of truths) {
    if (!say[key]) { console.log(`no sentences for ${key}`); bad++; continue }
    const check = (text, wanted) => { tried++; if (fits(cause, text) !== wanted) { bad++; console.log(`${key} seed ${seed}: ${wanted ? 'should match' : 'should NOT match'}: ${text}`) } }
    say[key].right.forEach((text) => check(text, true)); say[key].wrong.forEach((text) => check(text, false))
    for (const [other, list] of Object.entries(say)) if (other !== key) for (const text of list.right) if (fits(cause, text)) console.log(`note: ${key} is also met by a sentence of ${other}: ${text}`)
  }
  rmSync(out, { recursive: true })
}
console.log(`${tried} sentences tried, ${bad} wrong`)
process.exitCode = bad ? 1 : 0
