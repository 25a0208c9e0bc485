import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'

/** What logs come from, as far as it decides which commands make sense there. */
export type Platform = 'kubernetes' | 'systemd' | 'compose' | 'cloud' | 'build' | 'network'

const COMPOSE = /^[\w.-]{1,60}[-_]\d{1,3} +\| /
const CLOUD = /\bRequestId: [0-9a-f-]{8}|\/aws\/lambda\/|\bREPORT RequestId\b/
const BUILD =
  /##\[(?:error|group|section)\]|\bnpm (?:ERR!|error)|\[ERROR\] Failed to execute goal|\bBUILD FAIL|\bFAILED: \S+\.o\b|::error |ninja: build stopped|make(?:\[\d+\])?: \*\*\*/
const NETWORK =
  /%[A-Z][A-Z0-9_]*-\d-[A-Z0-9_]+|\b(?:rpd|chassisd|mib2d|dcd|kernel)\[\d+\]: (?:RPD|CHASSISD|SNMP|DCD)_[A-Z_]+:/
const FORMATS: ReadonlySet<string> = new Set(['kubectl', 'klog', 'kubernetes-event'])
const CLUSTER_PART = /^(?:kubelet|kube-[\w-]+|containerd|coredns|istiod|argocd[\w-]*)$/

const isKubernetes = ({ entities, raw, format }: LogEvent): boolean =>
  entities.pod !== undefined ||
  entities.namespace !== undefined ||
  FORMATS.has(format) ||
  raw.startsWith('[pod/') ||
  /^\S{20,40} std(?:out|err) [FP] /.test(raw) ||
  CLUSTER_PART.test(entities.service ?? '')

/** By the strongest sign first: a pod that logs through syslog is a pod. */
const SIGNS: readonly (readonly [Platform, (event: LogEvent) => boolean])[] = [
  ['kubernetes', isKubernetes],
  ['compose', ({ raw }) => COMPOSE.test(raw)],
  ['network', ({ raw }) => NETWORK.test(raw)],
  ['cloud', ({ raw, format }) => format === 'lambda' || CLOUD.test(raw)],
  ['build', ({ raw }) => BUILD.test(raw)],
  ['systemd', ({ format }) => format === 'syslog' || format === 'kernel'],
]

/** Each incident of a report asks it of the same lines. */
export const platformOf = oncePer(
  (event: LogEvent): Platform | null => SIGNS.find(([, shows]) => shows(event))?.[0] ?? null,
)

const PROGRAMS: readonly (readonly [Platform, RegExp])[] = [
  ['kubernetes', /(?:^|[;&|(] ?)(?:kubectl|crictl|istioctl|helm)\b/],
  ['compose', /(?:^|[;&|(] ?)docker\b/],
  ['systemd', /(?:^|[;&|(] ?)(?:systemctl|journalctl)\b/],
  ['cloud', /(?:^|[;&|(] ?)(?:aws|gcloud|az)\b/],
]

/** Whether a command uses tools of no platform but those that show themselves. */
export const fitsPlatforms = (command: string, platforms: ReadonlySet<Platform>): boolean =>
  PROGRAMS.every(([platform, program]) => platforms.has(platform) || !program.test(command))
