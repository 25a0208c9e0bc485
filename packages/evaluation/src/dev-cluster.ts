// @ts-nocheck
// Scores the engine on faults of real clusters: corpus/cluster (truth: faulty object and cause) and corpus/signals
// (truth: faulty service).   node score-cluster.mjs --cwd PROJECT [--all] [--json] FOLDER
// Without --all the engine sees logs (and `kubectl get events`); with it also what `kubectl describe` and `kubectl get`
// print, spans and metrics. A@1: the first reported incident names the faulty object and, in corpus/cluster, its cause,
// in its own words (title and first hypothesis, quoted log text taken out). A@3: one of the first three does.

import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { digestOf } from './dev-cache.ts'
const weights = process.env['W'] ? JSON.parse(readFileSync(process.env['W'], 'utf8')) : undefined
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const words = {
  missing_service_account: ['service ?account'],
  namespace_cpu_quota_exceeded: ['quota', 'cpu'],
  namespace_memory_quota_exceeded: ['quota', 'memory'],
  namespace_pod_quota_exceeded: ['quota', '\\bpods?\\b'],
  namespace_service_quota_exceeded: ['quota', '\\bservices?\\b'],
  namespace_storage_quota_exceeded: ['quota', 'storage|pvc|persistent'],
  containerd_unavailable: ['containerd|container runtime|\\bcri\\b'],
  kube_proxy_unavailable: ['kube-?proxy'],
  kube_scheduler_unavailable: ['scheduler'],
  kubelet_unavailable: ['kubelet|not ?ready|stopped posting'],
  node_network_delay: ['network', 'delay|latenc|slow'],
  node_network_packet_loss: ['network|packet', 'loss|lost|drop'],
  pod_cpu_overload: ['\\bcpu\\b'],
  pod_network_delay: ['network|latenc|delay|slow'],
  liveness_probe_incorrect_port: ['liveness|probe', '\\bport\\b'],
  liveness_probe_incorrect_protocol: ['liveness|probe', 'protocol|scheme|\\bhttps?\\b|grpc|\\btcp\\b|exec'],
  liveness_probe_incorrect_timing: [
    'liveness|probe',
    'timing|delay|period|time-?out|threshold|too (early|short|soon|strict|tight)|seconds',
  ],
  oom_killed: ['oom|out of memory|memory limit|memory'],
  readiness_probe_incorrect_port: ['readiness|probe', '\\bport\\b'],
  readiness_probe_incorrect_protocol: ['readiness|probe', 'protocol|scheme|\\bhttps?\\b|grpc|\\btcp\\b|exec'],
  cpu_capacity_mismatch: ['\\bcpu\\b', 'insufficient|capacity|request|room|enough|fit'],
  memory_capacity_mismatch: ['memory', 'insufficient|capacity|request|room|enough|fit'],
  node_affinity_mismatch: ['(?<!anti.?)affinity'],
  node_cordon_mismatch: ['cordon|unschedulable|scheduling (is )?disabled'],
  node_selector_mismatch: ['selector'],
  pod_anti_affinity_conflict: ['anti-?affinity'],
  pv_binding_occupied: ['bound|claimed|occupied|taken|in use', '\\bpv\\b|volume'],
  pvc_access_mode_mismatch: ['access ?mode'],
  pvc_capacity_mismatch: ['capacity|size|larger|smaller|enough', '\\bpvc?\\b|claim|volume'],
  pvc_selector_mismatch: ['selector|label', '\\bpvc?\\b|claim|volume'],
  pvc_storage_class_mismatch: ['storage ?class'],
  taint_toleration_mismatch: ['taint|tolerat'],
  service_env_var_address_mismatch: ['\\benv|address|variable|_addr|host(name)?\\b|endpoint'],
  service_port_mapping_mismatch: ['port'],
  service_protocol_mismatch: ['protocol|\\budp\\b'],
  service_selector_mismatch: ['selector|label'],
  image_registry_dns_failure: ['registry|image', 'dns|resol|no such host|look-?up'],
  incorrect_image_reference: [
    'image',
    'not found|(does not|doesn.t) exist|\\btag\\b|reference|no such|manifest|invalid|wrong|misspel|missing',
  ],
  missing_image_pull_secret: ['image|pull', 'secret|credential|authori[sz]|denied|log ?in'],
  volume_mount_permission_denied: ['permission|denied', 'volume|mount|file ?system|\\bdata\\b'],
  db_connection_exhaustion: ['connection', 'exhaust|too many|limit|\\bmax'],
  db_read_only: ['read.?only'],
  deployment_zero_replicas: ['replica|scaled', 'zero|\\b0\\b|no (pods|replica)|down'],
  mysql_invalid_credentials: ['credential|password|access denied|log ?in|authenticat'],
  mysql_invalid_port: ['\\bport\\b'],
  service_sidecar_port_conflict: ['port', 'conflict|in use|already|sidecar|bind|twice'],
  gateway_misroute: ['gateway|rout'],
  service_dns_resolution_failure: ['dns|resol'],
  missing_secret_binding: ['secret'],
}
const arg = (name) => {
  const i = process.argv.indexOf(name)
  return i < 0 ? undefined : process.argv[i + 1]
}
const cwd = arg('--cwd') ?? process.cwd(),
  withAll = process.argv.includes('--all'),
  folder = process.argv.at(-1)
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Quotes of the log prove nothing about understanding it. */
const own = (text) =>
  String(text ?? '')
    .replace(/["'`«(][^"'`»)]{20,}["'`»)]/g, ' ')
    .replace(/(the line that shows it reports|it reports):.*?(\.\s|$)/gi, ' ')
const rows = []
for (const name of readdirSync(folder).sort()) {
  const file = join(folder, name, 'truth.json')
  if (!existsSync(file)) continue
  const truth = JSON.parse(readFileSync(file, 'utf8'))
  const files = [...truth.input, ...(withAll ? (truth.state ?? truth.signals) : [])].map((f) =>
    resolve(folder, name, f),
  )
  if (files.length === 0) continue
  truth.fault_object ??= `app/${truth.service}`
  truth.fault_taxonomy ??= truth.kind
  const began = Date.now()
  let incidents = null
  try {
    const { digest } = digestOf(
      join(folder, name),
      [...truth.input, ...(withAll ? (truth.state ?? truth.signals) : [])],
      '/tmp/dev/cache-cluster',
    )
    incidents = analyzeDigest(digest, weights ? { weights } : {}).map(findingToReport)
  } catch (e) {
    console.log(name, e)
  }
  const [kind, object = kind] = truth.fault_object.split('/')
  const stem = escaped(object).replace(/(\\-|-)?service$/, '[- ]?(service)?')
  const objectOf =
    kind === 'namespace' ? new RegExp(`${escaped(object)}|namespace|quota`, 'i') : new RegExp(`\\b${stem}\\b`, 'i')
  const right = (incident) => {
    const h = incident?.hypotheses?.[0]
    const text = `${own(incident?.title)} ${own(h?.hypothesis)} ${h?.service ?? ''} ${incident?.service ?? ''}`
    return {
      object: objectOf.test(text),
      cause: (words[truth.root_cause] ?? []).every((w) => new RegExp(w, 'i').test(text)),
    }
  }
  const all = (incidents ?? []).slice(0, 3).map(right)
  rows.push({
    name,
    category: truth.fault_taxonomy,
    truth: `${truth.fault_object} ${truth.root_cause ?? truth.kind}`,
    error: incidents === null,
    reported: incidents?.length ?? 0,
    object: Number(all[0]?.object ?? 0),
    cause: Number(all[0]?.cause ?? 0),
    a1: Number(all[0]?.object && all[0]?.cause ? 1 : 0),
    a3: Number(all.some((r) => r.object && r.cause)),
    first: incidents?.[0]?.title ?? '-',
    seconds: (Date.now() - began) / 1000,
  })
}
const mean = (list, key) => (list.reduce((sum, r) => sum + r[key], 0) / list.length).toFixed(3)
if (!process.argv.includes('--json'))
  for (const r of rows)
    console.log(
      `${r.a1 ? '●' : r.object || r.cause ? '◐' : '○'} ${r.name.padEnd(32)} ${r.truth.padEnd(52)} ${String(r.reported).padStart(2)}  ${r.first.slice(0, 90)}`,
    )
for (const category of [...new Set(rows.map((r) => r.category))].sort()) {
  const list = rows.filter((r) => r.category === category)
  console.log(
    `${category.padEnd(22)} ${String(list.length).padStart(3)}  object ${mean(list, 'object')}  cause ${mean(list, 'cause')}  A@1 ${mean(list, 'a1')}  A@3 ${mean(list, 'a3')}`,
  )
}
const summary = {
  cases: rows.length,
  errors: rows.filter((r) => r.error).length,
  silent: rows.filter((r) => !r.reported).length,
  object: Number(mean(rows, 'object')),
  cause: Number(mean(rows, 'cause')),
  a1: Number(mean(rows, 'a1')),
  a3: Number(mean(rows, 'a3')),
}
console.log(JSON.stringify(process.argv.includes('--json') ? { rows, summary } : { summary }))
