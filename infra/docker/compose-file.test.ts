import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { knownSettings } from '../known-settings.ts'

const rootDir = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(rootDir, file), 'utf8')

interface Service {
  readonly image?: string
  readonly command?: string[]
  readonly user?: string
  readonly read_only?: boolean
  readonly restart?: string
  readonly cap_drop?: string[]
  readonly security_opt?: string[]
  readonly privileged?: boolean
  /** Null: passed on from whoever runs Compose, and unset where it is unset there. */
  readonly environment?: Record<string, string | null>
  readonly secrets?: string[]
  readonly ports?: string[]
  readonly healthcheck?: { test?: string[]; disable?: boolean }
  readonly deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
  readonly build?: { target?: string; args?: Record<string, string> }
  readonly profiles?: string[]
}
interface ComposeFile {
  readonly services: Record<string, Service>
  readonly secrets: Record<string, { file: string }>
}

const text = read('docker-compose.yml')
const file: ComposeFile = parse(text, { merge: true })
const dockerfile = read('infra/docker/Dockerfile')
const services = Object.entries(file.services)
const each = services.map(([name, service]) => ({ name, service }))

/** The service whose code a container runs: its settings are those of that service's config.ts. */
const codeOf = ({ command }: Service): string | undefined => /^services\/([^/]+)\//.exec(command?.[1] ?? '')?.[1]
const healthcheck = expect.objectContaining({
  test: expect.arrayContaining([expect.stringMatching(/^CMD/)]),
  interval: expect.any(String),
  timeout: expect.any(String),
  retries: expect.any(Number),
})

describe.each(each)('$name', ({ name, service }) => {
  it('has no more rights than it needs', () => {
    expect(service.user ?? '').toMatch(/^(?!root$|0(?::|$)).+/)
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.privileged).toBeUndefined()
  })

  it('is limited, restarted and asked for its health', () => {
    expect(service.deploy?.resources?.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) })
    expect(service.restart).toBe(name === 'migrate' ? 'on-failure' : 'unless-stopped')
    // A job's health is that it ends.
    expect(service.healthcheck).toEqual(name === 'migrate' ? { disable: true } : healthcheck)
  })

  it('is built from a target of the Dockerfile', () => {
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${service.build?.target}$`, 'm'))
  })

  it('is reachable from outside only where it must be, and from this machine alone unless told otherwise', () => {
    expect(service.ports !== undefined).toBe(['edge', 'mail-catcher'].includes(name))
    for (const port of service.ports ?? []) expect(port).toMatch(/^(?:127\.0\.0\.1|\$\{BIND_ADDRESS:-127\.0\.0\.1\}):/)
  })

  it('gets its secrets from files, and no other', () => {
    const files = Object.entries(service.environment ?? {}).filter(([variable]) => variable.endsWith('_FILE'))
    const named = files.map(([, value]) => value?.replace('/run/secrets/', ''))
    expect(new Set(named)).toEqual(new Set(service.secrets))
    for (const secret of service.secrets ?? []) expect(file.secrets[secret]?.file).toMatch(/^\$\{SECRETS_DIR:-/)
  })
})

it.each(each.filter(({ service }) => codeOf(service)))(
  'names settings that its service knows: $name',
  ({ service }) => {
    const known = knownSettings(codeOf(service) ?? '')
    const named = Object.keys(service.environment ?? {}).map((variable) => variable.replace(/_FILE$/, ''))
    expect(named.filter((setting) => !known.has(setting))).toEqual([])
  },
)

it('holds no password, and no address with one', () => {
  expect(text).not.toMatch(/:\/\/[^\s/]*:[^\s/]*@/)
  for (const { service } of each) {
    const named = Object.keys(service.environment ?? {})
    expect(named.filter((name) => /(?:PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL|REDIS_URL|SMTP_URL)$/.test(name))).toEqual(
      [],
    )
  }
})

it('passes on what has no default, for not every engine knows an empty one', () => {
  expect(text).not.toContain(':-}')
})

it('makes each secret that it needs, and no other', () => {
  const made = [...read('infra/docker/make-secrets').matchAll(/>"\$new\/(\w+)"|: >"\$new\/(\w+)"/g)]
  expect(new Set(made.map((match) => match[1] ?? match[2]))).toEqual(new Set(Object.keys(file.secrets)))
})

it('keeps the edge out of an upgrade: it is the same image in every version, and no other service holds its ports', () => {
  expect(file.services['edge']?.build?.args).toEqual({ SOURCE_DATE_EPOCH: expect.any(String) })
  expect(Object.keys(file.services['edge']?.environment ?? {})).toEqual(['TRUSTED_PROXIES'])
  expect(read('infra/docker/upgrade')).toContain('for service in analysis-worker ingest api-gateway web; do')
})

it('starts mails that stay on the machine only when asked to', () => {
  expect(each.filter(({ service }) => service.profiles).map(({ name }) => name)).toEqual(['mail-catcher'])
})

describe('the Dockerfile', () => {
  const bases = [...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map((match) => match[1] ?? '')

  it('names a version of each base image, which a digest may replace', () => {
    expect(bases).toHaveLength(5)
    for (const base of bases) expect(base).toMatch(/^docker\.io\/[\w/-]+:(?!latest)[\w.-]+$/)
    const stages = new Set([...dockerfile.matchAll(/ AS (\w+)$/gm)].map((match) => match[1]))
    for (const [, from = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) {
      expect(stages.has(from) || /^\$\{\w+_IMAGE\}$/.test(from)).toBe(true)
    }
  })

  it('lets nginx end in order wherever it runs: at SIGTERM it would cut off whom it serves', () => {
    for (const target of ['web', 'edge']) {
      const stage = dockerfile.split(/^FROM /m).find((part) => part.split('\n')[0]?.endsWith(` AS ${target}`))
      expect(stage).toMatch(/^STOPSIGNAL SIGQUIT$/m)
    }
  })

  it('installs what the lock file names, runs no script of a package, and ends as nobody', () => {
    const installs = dockerfile.match(/pnpm install[^\n]*/g) ?? []
    expect(installs.length).toBeGreaterThan(0)
    for (const install of installs) expect(install).toMatch(/--frozen-lockfile.*--ignore-scripts/)
    const stages = dockerfile.split(/^FROM /m)
    for (const target of ['service', 'web', 'edge', 'postgres', 'valkey']) {
      const stage = stages.find((part) => part.split('\n')[0]?.endsWith(` AS ${target}`))
      expect(stage).toMatch(/^USER (?!root|0)/m)
      expect(stage).toMatch(/org\.opencontainers\.image\.licenses/)
    }
  })
})
