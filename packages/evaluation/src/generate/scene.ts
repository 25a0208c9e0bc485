import { applicationFormats, type FormatName } from './line-formats.ts'
import { arrivals, type Random } from './random.ts'
import { Stage } from './stage.ts'

export interface Scene {
  readonly stage: Stage
  readonly random: Random
  readonly startMs: number
  readonly onsetMs: number
  readonly endMs: number
  /** Application services that go about their work; faults may make victims of them. */
  readonly apps: readonly string[]
}

export interface FaultTruth {
  readonly id: string
  readonly allOf: readonly (readonly string[])[]
  readonly mustNot?: readonly string[]
  readonly services: readonly string[]
  readonly victims: readonly string[]
  readonly severity?: readonly string[]
  readonly temporalPattern?: string | readonly string[]
  /** Where the fault began, when that is not the scene's onset; null when the log does not tell. */
  readonly onsetMs?: number | null
  readonly toleranceSeconds?: number
  /** The service whose log may be missing while the cause can still be told from the others' complaints. */
  readonly canBeSilent?: { readonly service: string; readonly allOf: readonly (readonly string[])[] }
}

export type Fault = (scene: Scene) => FaultTruth

const APPS =
  'storefront basket pricing invoicing booking courier profile search-api quotes loyalty catalogue fulfilment reviews tickets enrolment ledger-api'.split(
    ' ',
  )
const LOGGERS = ['app.http', 'com.acme.web.RequestLog', 'internal/server', 'api.requests']
const PATHS = [
  '/v1/items',
  '/v1/items/{n}',
  '/v2/cart',
  '/v2/cart/{n}/lines',
  '/api/search',
  '/api/users/{n}',
  '/internal/health',
  '/api/errors/summary',
]

export interface SceneOptions {
  /** Draws what the story does not depend on: formats, hosts, zones, process ids and the hour of the day. */
  readonly look: Random
  readonly minutes?: number
  readonly apps?: number
}

export function setScene(random: Random, { look, minutes = 40, apps = random.int(2, 4) }: SceneOptions): Scene {
  const baseMs = random.chance(0.05)
    ? Date.UTC(2025, 11, 31, 0, 40)
    : Date.UTC(
        2026,
        random.int(0, 9),
        random.int(1, 27),
        random.int(0, 22),
        random.int(0, 59),
        random.int(0, 59),
        random.int(0, 999),
      )
  const startMs = baseMs + look.int(0, 47) * 3_600_000
  const endMs = startMs + minutes * 60_000
  const onsetMs = startMs + Math.round(minutes * 60_000 * (0.45 + random.next() * 0.2))
  const stage = new Stage(look.fork('stage'))
  const names = random.sample(APPS, apps)
  const scene = { stage, random, startMs, onsetMs, endMs, apps: names }
  for (const name of names) {
    stage.addService(name, look.pick(applicationFormats))
    serveRequests(scene, name, random.int(4, 14))
  }
  return scene
}

const pathOf = (random: Random): string => random.pick(PATHS).replace('{n}', String(random.int(100, 99_999)))

/** The hum of a healthy service. */
export function serveRequests(
  { stage, random, startMs, endMs }: Pick<Scene, 'stage' | 'random' | 'startMs' | 'endMs'>,
  service: string,
  perMinute: number,
): void {
  const logger = random.pick(LOGGERS)
  const style = random.int(0, 2)
  for (const at of arrivals(random, startMs, endMs, perMinute)) {
    const method = random.pick(['GET', 'GET', 'GET', 'POST', 'PUT'])
    const status = random.chance(0.97) ? random.pick([200, 200, 201, 204, 304]) : 404
    const ms = Math.round(5 + -Math.log(1 - random.next()) * 40)
    if (style === 0)
      stage.say(service, at, 'info', 'request completed', {
        logger,
        fields: { method, path: pathOf(random), status, duration_ms: ms },
      })
    else if (style === 1) stage.say(service, at, 'info', `${method} ${pathOf(random)} ${status} in ${ms}ms`, { logger })
    else
      stage.say(
        service,
        at,
        'info',
        `handled ${method} ${pathOf(random)} -> ${status} (${ms} ms, user ${random.int(1_000, 90_000)})`,
        { logger },
      )
  }
  for (const at of arrivals(random, startMs, endMs, 0.4)) {
    stage.say(
      service,
      at,
      'info',
      random.pick([
        'metrics flushed, 0 errors, 0 dropped',
        'cache warm: 412 entries',
        'config unchanged, nothing to reload',
        'heartbeat ok',
      ]),
      { logger },
    )
  }
}

export function addAccessLog(
  scene: Scene,
  name: string,
  failing: { fromMs: number; toMs: number; status: number; share: number; seconds: number } | null,
): void {
  const { stage, random, startMs, endMs } = scene
  stage.addService(name, 'access')
  for (const at of arrivals(random, startMs, endMs, 20)) {
    const fails = failing !== null && at >= failing.fromMs && at < failing.toMs && random.chance(failing.share)
    const status = fails ? failing.status : random.chance(0.97) ? 200 : random.pick([301, 404])
    const seconds = (fails ? failing.seconds : random.next() * 0.3).toFixed(3)
    stage.say(name, at, 'info', `GET ${pathOf(random)} HTTP/1.1`, {
      fields: { status, seconds },
      ...(fails && { mark: 'relevant' }),
    })
  }
}

export interface Complaint {
  readonly message: string | ((random: Random) => string)
  readonly level?: 'warn' | 'error'
  readonly stack?: readonly string[]
}

/** What suffering services say, loudly, from shortly after the onset until the end. */
export function complain(
  scene: Scene,
  service: string,
  complaints: readonly Complaint[],
  { perMinute = 12, delayMs = 1_500, untilMs = scene.endMs } = {},
): void {
  const { stage, random, onsetMs } = scene
  const logger = random.pick(['app.clients', 'com.acme.core.Gateway', 'internal/repo', 'svc.handlers'])
  const times = [
    onsetMs + delayMs + random.int(0, 900),
    ...arrivals(random, onsetMs + delayMs + 1_000, untilMs, perMinute),
  ]
  for (const at of times) {
    const { message, level = 'error', stack = [] } = random.pick(complaints)
    stage.say(service, at, level, typeof message === 'string' ? message : message(random), {
      mark: 'relevant',
      logger,
      stack,
    })
  }
}

export const addBackend = (scene: Scene, names: readonly string[], format: FormatName): string => {
  const name = scene.random.pick(names)
  scene.stage.addService(name, format)
  return name
}
