import { bareHost } from '../topology/resolve-target.ts'
import type { Symptom } from '../model/symptom.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Places } from '../knowledge/fill-places.ts'

const FRAME =
  /(?<![\w./$-])([\w./$-]{1,120}?\.(?:java|kt|py|js|ts|tsx|go|rb|php|cs|rs|c|cpp|scala))[:(" ,]+(?:line )?(\d{1,6})\b/
const PORT = /:(\d{2,5})$/

/** What commands may use: bare names, hosts and numbers only. */
export function commandPlacesOf(symptom: Symptom, culprit: string | null): Places {
  const { groups } = symptom
  const sample = symptom.samples[0]
  return {
    ...groups,
    ...peerPlaces(symptom, culprit),
    ...timePlaces(symptom.onsetMs),
    ...(sample !== undefined && linePlaces(sample)),
    service: unitName(culprit ?? symptom.service),
    node: groups['node'] ?? sample?.entities.host,
  }
}

function peerPlaces({ groups, target, service }: Symptom, culprit: string | null): Places {
  const peer = groups['peer'] ?? target ?? (culprit === service ? null : culprit)
  if (peer === null) return { peer_service: unitName(culprit) }
  return { peer, peer_service: unitName(culprit), host: bareHost(peer), port: groups['port'] ?? PORT.exec(peer)?.[1] }
}

function timePlaces(onsetMs: number | null): Places {
  if (onsetMs === null) return {}
  const since = new Date(onsetMs).toISOString()
  return { since, clock: `${since.slice(11, 19)} UTC` }
}

/** A source may also be an id that only we know. */
const FILE = /[./]/

function linePlaces(sample: LogEvent): Places {
  const [, file, line] = frameOf(sample) ?? []
  return {
    namespace: sample.entities.namespace,
    container: sample.entities.container,
    file: FILE.test(sample.ref.source) ? sample.ref.source : '<log-file>',
    line: String(sample.ref.line),
    code_file: file,
    code_line: line,
    frame: file === undefined ? undefined : `${file}:${line}`,
  }
}

/** 'quota.platform.svc:443' is deployed as 'quota'. */
const unitName = (service: string | null): string | undefined =>
  service === null ? undefined : /:\d+$|\.svc\b/.test(service) ? bareHost(service).split('.')[0] : service

/** Where in the code it happened, by the innermost frame. */
const frameOf = ({ exception, message }: LogEvent): RegExpExecArray | null =>
  [...(exception?.frames ?? []), message].map((text) => FRAME.exec(text)).find((found) => found !== null) ?? null
