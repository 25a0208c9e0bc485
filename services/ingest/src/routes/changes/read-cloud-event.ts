import { type ChangeEvent, ReportedChange, ReportedChangeKind } from '@holdfast/contracts/reported-changes'
import { AppError } from '@holdfast/runtime/app-error'

type Fields = Readonly<Record<string, unknown>>

/** By the words of its type: 'dev.cdevents.service.deployed.0.1.1', 'io.argoproj.app.sync', 'com.example.flag.changed'. */
const KINDS: readonly (readonly [ReportedChangeKind, RegExp])[] = [
  ['deletion', /delet|remov|drop|destroy|uninstall/],
  ['scaling', /scal(?:e|ing)|resiz/],
  ['restart', /restart|reboot/],
  ['deploy', /deploy|releas|rollout|rolledback|rollback|upgrad|publish|promot|sync|install/],
  ['configuration', /config|setting|flag|secret|polic|rule|chang|updat/],
  ['job', /job|cron|backup|migrat|task|pipeline|build/],
]

/** A CloudEvent as a change: its data says more than its type where it has fields of the plain form. */
export function readCloudEvent({ id, source, type, subject, time, data }: ChangeEvent): ReportedChange {
  const fields = asFields(data)
  const about = asFields(fields['subject'])
  const content = asFields(about['content'])
  const kind = ReportedChangeKind.safeParse(fields['kind']).data ?? kindOf(type)
  if (kind === undefined)
    throw new AppError('validation_failed', `type: '${type}' names no kind of change. Name it in data.kind.`)
  const artifact = textOf(content['artifactId'])
  const read = ReportedChange.safeParse({
    kind,
    service: textOf(fields['service'], fields['app'], fields['name'], about['id'], lastPart(subject)),
    version: textOf(fields['version'], fields['revision'], fields['tag'], artifact?.split(/[@:]/).at(-1)),
    title: textOf(fields['title'], fields['message'], fields['description']),
    actor: textOf(fields['actor'], fields['user']),
    url: textOf(fields['url'], content['uri']),
    at: time,
    id: `${source} ${id}`.slice(0, MAX_ID),
  })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new AppError('validation_failed', `data.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid input'}`)
}

const MAX_ID = 200

const kindOf = (type: string): ReportedChangeKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(type.toLowerCase()))?.[0]

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const textOf = (...values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

/** '/namespaces/shop/deployments/checkout' is about checkout. */
const lastPart = (subject: string | undefined): string | undefined =>
  subject?.split('/').findLast((part) => part !== '')
