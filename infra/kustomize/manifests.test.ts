import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import type { IJob } from 'kubernetes-models/batch/v1/Job'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import type { IPersistentVolume } from 'kubernetes-models/v1/PersistentVolume'
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import type { IClusterRole } from 'kubernetes-models/rbac.authorization.k8s.io/v1/ClusterRole'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { knownSettings } from '../known-settings.ts'
import { findFaults, type Manifest, type NamedManifest, parseManifests } from './find-faults.ts'
import { fileOf, kubernetesVersion, renderChart } from './render.ts'

// A compiler runs in several of them.
vi.setConfig({ testTimeout: 120_000 })

const has = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0
const hasHelm = has('helm', 'version')
const hasKubectl = has('kubectl', 'kustomize', '--help')
const needs = (program: string, isThere: boolean) => (isThere ? '' : ` (needs ${program})`)
const METADATA = '169.254.0.0/16'
const PRIVATE = '10.0.0.0/8'
const overlays = ['example/services', 'example/migrate']

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')
const plainFiles = ['base', 'migrate'].flatMap((folder) =>
  parse(read(`${folder}/kustomization.yaml`)).resources.map((name: string) => `${folder}/${name}`),
)
const plain = plainFiles.flatMap((file) => parseManifests(file, read(file)))
const agent = ['kubernetes.yaml', 'kubernetes-objects.yaml'].flatMap((name) =>
  parseManifests(`agent/${name}`, read(`../agent/${name}`)),
)
const helmValues = parse(read('../agent/helm-values.yaml'))
const agentByHelm: NamedManifest[] = helmValues.extraManifests.map((manifest: Manifest) => ({
  file: 'agent/helm-values.yaml',
  manifest,
}))

interface AskedObject {
  readonly name: string
  readonly group?: string
  readonly mode: string
}

const ofKind = (manifests: readonly NamedManifest[], kind: string) =>
  manifests.filter(({ manifest }) => manifest.kind === kind).map(({ manifest }) => manifest)
const named = (kind: string) => ofKind(plain, kind).map(({ metadata }) => metadata.name)
const podOf = (manifests: readonly NamedManifest[]) =>
  (ofKind(manifests, 'DaemonSet') as unknown as IDeployment[])[0]?.spec?.template.spec

describe('plain manifests', () => {
  it('hold nothing that Kubernetes would refuse, and neither do those of the agent', async () => {
    expect(await findFaults([...plain, ...agent, ...agentByHelm])).toEqual([])
    expect(named('Deployment')).toHaveLength(4)
    expect(ofKind(agent, 'DaemonSet')).toHaveLength(1)
  })

  it('let the agent read the files of its node, on clusters that are strict by default too', () => {
    expect(podOf(agent)?.volumes?.some(({ hostPath }) => hostPath)).toBe(true)
    const [namespace] = ofKind(agent, 'Namespace')
    expect(namespace?.metadata).toMatchObject({ labels: { 'pod-security.kubernetes.io/enforce': 'privileged' } })
  })

  it.each([
    { by: 'the manifest', manifests: agent, volumes: podOf(agent)?.volumes },
    { by: 'Helm', manifests: agentByHelm, volumes: helmValues.extraVolumes },
  ])('keep what the agent remembers on its node, in 100Mi, whatever becomes of its pod: by $by', (way) => {
    const [volume] = ofKind(way.manifests, 'PersistentVolume') as unknown as IPersistentVolume[]
    const [claim] = ofKind(way.manifests, 'PersistentVolumeClaim') as unknown as IPersistentVolumeClaim[]
    const { name, namespace } = claim?.metadata ?? {}
    expect(way.volumes).toContainEqual({ name: 'data', persistentVolumeClaim: { claimName: name } })
    expect(claim?.spec).toMatchObject({
      volumeName: volume?.metadata?.name,
      storageClassName: volume?.spec?.storageClassName,
      accessModes: volume?.spec?.accessModes,
      resources: { requests: { storage: '100Mi' } },
    })
    expect(volume?.spec).toMatchObject({
      capacity: { storage: '100Mi' },
      claimRef: { namespace, name },
      persistentVolumeReclaimPolicy: 'Retain',
      hostPath: { type: 'DirectoryOrCreate' },
    })
    // A volume that is tied to one node would keep the agents off all others.
    expect(volume?.spec?.nodeAffinity).toBeUndefined()
  })

  it('let the agent read what describes a cluster, and nothing that holds secrets', () => {
    const roles = ofKind(agent, 'ClusterRole') as unknown as IClusterRole[]
    const rules = roles.flatMap(({ rules: own = [] }) => own)
    const watching = agent.flatMap(({ manifest }) =>
      manifest.kind === 'ConfigMap' ? Object.values((manifest as { data?: Record<string, string> }).data ?? {}) : [],
    )
    const asked = watching
      .flatMap((text) => Object.entries(parse(text).receivers as Record<string, { objects?: AskedObject[] }>))
      .flatMap(([, { objects = [] }]) => objects)
    expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'pods', 'endpointslices']))
    for (const { name, group = '', mode } of asked)
      expect(
        rules.some(
          ({ apiGroups, resources, verbs }) =>
            apiGroups?.includes(group) &&
            resources?.includes(name) &&
            verbs.includes(mode === 'pull' ? 'list' : 'watch'),
        ),
        `${mode} ${group}/${name}`,
      ).toBe(true)
    expect(rules.flatMap(({ resources = [] }) => resources)).not.toContain('secrets')
    expect(new Set(rules.flatMap(({ verbs }) => verbs))).toEqual(new Set(['get', 'list', 'watch']))
  })

  it('let no service out to just anywhere, nor to a metadata service', () => {
    const policies = ofKind(plain, 'NetworkPolicy') as unknown as INetworkPolicy[]
    const open = policies.flatMap(({ metadata, spec }) =>
      (spec?.egress ?? []).flatMap(({ ports = [], to = [] }) => {
        if (ports.every(({ port }) => port === 53)) return []
        const leadsInside = to.some(
          ({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0' && !ipBlock.except?.includes(METADATA),
        )
        const isPublic =
          ports.every(({ port }) => port !== 443) || to.some(({ ipBlock }) => ipBlock?.except?.includes(PRIVATE))
        return to.length === 0 || leadsInside || !isPublic ? [`${metadata?.name}: ${JSON.stringify(ports)}`] : []
      }),
    )
    expect(policies).toHaveLength(5)
    expect(open).toEqual([])
  })

  it.each([
    { fault: 'a misspelt field', from: 'readOnlyRootFilesystem:', to: 'readOnlyRootFileSystem:', says: /known prop/ },
    { fault: 'a wrong value', from: 'minReadySeconds: 5', to: 'minReadySeconds: soon', says: /integer|number/ },
    { fault: 'a missing field', from: 'selector:', to: 'selectors:', says: /selector/ },
  ])('are refused with $fault', async ({ from, to, says }) => {
    const text = read('base/ingest.yaml')
    expect(text).toContain(from)
    const faults = await findFaults(parseManifests('broken', text.replace(from, to)))
    expect(faults.join('\n')).toMatch(says)
  })

  it.skipIf(!hasHelm)(`are what the chart renders${needs('helm', hasHelm)}`, () => {
    const rendered = [...renderChart()].map(([template, text]) => {
      const file = path.relative(import.meta.dirname, fileOf(template))
      return [file, parseManifests(file, text)]
    })
    expect(Object.fromEntries(rendered)).toEqual(
      Object.fromEntries(plainFiles.map((file) => [file, parseManifests(file, read(file))])),
    )
  })

  it.skipIf(!hasKubectl).each(overlays)(
    `are built with the overlay %s${needs('kubectl', hasKubectl)}`,
    async (overlay) => {
      const built = execFileSync('kubectl', ['kustomize', path.join(import.meta.dirname, overlay)], {
        encoding: 'utf8',
      })
      expect(await findFaults(parseManifests(overlay, built))).toEqual([])
      expect(built).toContain('registry.example.com')
      expect(built).not.toMatch(/localhost\/|https:\/\/holdfast\.example\b(?!\.com)/)
    },
  )
})

describe('workloads', () => {
  const deployments = ofKind(plain, 'Deployment') as unknown as IDeployment[]
  const jobs = ofKind(plain, 'Job') as unknown as IJob[]
  const pods = [...deployments, ...jobs].map(({ metadata, spec }) => ({
    name: metadata?.name,
    pod: spec?.template?.spec,
  }))

  it.each(pods)('$name may do little, and takes its secrets from files', ({ pod }) => {
    expect(pod?.automountServiceAccountToken).toBe(false)
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const container of pod?.containers ?? []) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.anything() },
        limits: { memory: expect.anything() },
      })
      const secret = /SECRET|PASSWORD|ENCRYPTION_KEY|DATABASE_URL|REDIS_URL|SMTP_URL/
      const bare = container.env?.filter(({ name }) => secret.test(name) && !name.endsWith('_FILE'))
      expect(bare).toEqual([])
    }
  })

  it.each(deployments.map((each) => ({ name: each.metadata?.name ?? '', each })))(
    '$name is replaced without a gap and survives the loss of a machine',
    ({ name, each }) => {
      const pod = each.spec?.template.spec
      expect(each).toMatchObject({ spec: { strategy: { rollingUpdate: { maxUnavailable: 0 } } } })
      expect(pod?.topologySpreadConstraints).toHaveLength(2)
      const [container] = pod?.containers ?? []
      expect(container).toMatchObject({
        readinessProbe: { httpGet: expect.anything() },
        livenessProbe: { httpGet: { path: expect.not.stringMatching(/^\/ready$/) } },
      })
      const sleepSeconds = container?.lifecycle?.preStop?.sleep?.seconds ?? 0
      const drainSeconds = 9
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(sleepSeconds + drainSeconds)
      expect(sleepSeconds).toBeGreaterThan(0)
      expect(named('PodDisruptionBudget')).toContain(name)
      expect(named('NetworkPolicy')).toContain(name)
    },
  )

  it.each(pods.filter(({ name }) => name !== 'holdfast-web'))(
    '$name gives its service no setting that it does not know',
    ({ pod }) => {
      const [container] = pod?.containers ?? []
      const entry = container?.command?.at(-1) ?? ''
      const known = knownSettings(/^services\/([^/]+)\//.exec(entry)?.[1] ?? '')
      const names = container?.env?.map(({ name }) => name.replace(/_FILE$/, '')) ?? []
      expect(names.filter((name) => !known.has(name))).toEqual([])
      expect(names.length).toBeGreaterThan(2)
    },
  )

  it('runs entry points that exist', () => {
    const commands = pods.flatMap(({ pod }) => pod?.containers.flatMap(({ command = [] }) => command.slice(-1)) ?? [])
    expect(commands).toHaveLength(4)
    const missing = commands.filter((file) => !fs.existsSync(path.join(import.meta.dirname, '../..', file)))
    expect(missing).toEqual([])
  })
})

describe.skipIf(!hasHelm)(`the chart${needs('helm', hasHelm)}`, () => {
  const chart = path.join(import.meta.dirname, '../helm/holdfast')
  const helm = (...args: string[]) =>
    spawnSync('helm', ['template', 'holdfast', chart, '--kube-version', kubernetesVersion, ...args], {
      encoding: 'utf8',
    })

  it.each([
    { name: 'KEDA, pod monitor and traces', set: 'analysisWorker.autoscaling.scaler=keda,monitoring.podMonitor=true' },
    { name: 'an external metric', set: 'analysisWorker.autoscaling.scaler=external,tracing.endpoint=http://otel:4318' },
    { name: 'a model', set: 'model.OPENAI_BASE_URL=https://model.example/v1,secrets.keys.openaiApiKey=openai_api_key' },
    { name: 'nothing optional', set: 'ingress.enabled=false,networkPolicy.enabled=false,secrets.keys.redisUrl=' },
  ])('renders what Kubernetes takes, with $name', async ({ set }) => {
    const { stdout, stderr } = helm('--set', set)
    expect(stderr).toBe('')
    expect(await findFaults(parseManifests('chart', stdout))).toEqual([])
  })

  it.each(['1790000000', 'second'])('rolls every pod for the revision %s of the secrets', (revision) => {
    const { stdout, stderr } = helm('--set', `secrets.revision=${revision}`)
    expect(stderr).toBe('')
    const deployments = ofKind(parseManifests('chart', stdout), 'Deployment') as unknown as IDeployment[]
    const marks = deployments.map(({ spec }) => spec?.template.metadata?.annotations?.['holdfast.io/secrets-revision'])
    expect(marks).toEqual([revision, revision, revision, revision])
  })

  it('has every process that opens a connection trust authorities of your own', () => {
    const { stdout } = helm('--set', 'secrets.keys.certificateAuthorities=authorities.pem')
    const workloads = parseManifests('chart', stdout).filter(({ manifest }) =>
      /^(?:Job|Deployment)$/.test(manifest.kind),
    )
    const trusting = workloads.filter(({ manifest }) => {
      const { containers, volumes } = (manifest as unknown as IDeployment).spec?.template.spec ?? { containers: [] }
      const isMounted = volumes?.some(({ secret }) =>
        secret?.items?.some(({ path: file }) => file === 'authorities.pem'),
      )
      const variable = { name: 'NODE_EXTRA_CA_CERTS', value: '/run/secrets/authorities.pem' }
      return isMounted && containers[0]?.env?.some((each) => isDeepStrictEqual(each, variable))
    })
    expect(trusting.map(({ manifest }) => manifest.metadata.name).toSorted()).toEqual([
      'holdfast-analysis-worker',
      'holdfast-api-gateway',
      'holdfast-ingest',
      'holdfast-migrate',
    ])
  })

  it.each([
    'ingest.replica=3',
    'publicUrl=holdfast.example',
    'analysisWorker.autoscaling.scaler=magic',
    'model.OPENAI_API_KEY=sk-1',
  ])('refuses %s', (set) =>
    expect(helm('--set', set)).toMatchObject({ status: 1, stderr: expect.stringContaining('schema') }),
  )
})
