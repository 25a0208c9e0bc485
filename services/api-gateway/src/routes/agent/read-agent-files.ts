import { readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../../../infra/agent')

export type AgentFileName =
  | 'collector.yaml'
  | 'name-containers.sh'
  | 'docker-compose.yaml'
  | 'kubernetes.yaml'
  | 'kubernetes-objects.yaml'
  | 'helm-values.yaml'
export type AgentFiles = Readonly<Record<AgentFileName, string>>

const read = (name: AgentFileName) => readFile(path.join(folder, name), 'utf8')

/** The agent's configuration, as it stands in infra/agent. */
export async function readAgentFiles(): Promise<AgentFiles> {
  const [collector, naming, compose, kubernetes, objects, helm] = await Promise.all([
    read('collector.yaml'),
    read('name-containers.sh'),
    read('docker-compose.yaml'),
    read('kubernetes.yaml'),
    read('kubernetes-objects.yaml'),
    read('helm-values.yaml'),
  ])
  return {
    'collector.yaml': collector,
    'name-containers.sh': naming,
    'docker-compose.yaml': compose,
    'kubernetes.yaml': kubernetes,
    'kubernetes-objects.yaml': objects,
    'helm-values.yaml': helm,
  }
}
