import type { AgentCommands, DeploymentType } from '@holdfast/contracts/agent'
import { AppError } from '@holdfast/runtime/app-error'
import type { AgentFileName, AgentFiles } from './read-agent-files.ts'

export interface AgentPlan {
  readonly deploymentType: DeploymentType
  readonly fingerprint: string
  readonly apiKey: string
  readonly publicUrl: string
}

type Step = AgentCommands['steps'][number]

/** A step that the agent runs without: another way to the same, or a look at what became of it. */
interface PlannedStep extends Step {
  readonly isAside?: true
}

/** Of its own: nothing of the reader's has such a name, so nothing of theirs is written over. */
const folder = 'holdfast-agent'
const endOfFile = 'END_OF_FILE'

/** The commands stand between quotes of a shell, so a fingerprint must be one plain word. */
const plainWord = /^[\w.-]{1,200}$/

export function writeAgentCommands(files: AgentFiles, plan: AgentPlan): AgentCommands {
  if (!plainWord.test(plan.fingerprint)) {
    throw new AppError('validation_failed', 'fingerprint: only letters, digits, dots, dashes and underscores')
  }
  const { deploymentType: deployment_type } = plan
  if (deployment_type === 'kubernetes' && isLocal(plan)) {
    return { deployment_type, obstacle: unreachableFromPods(plan), script: null, files: [], steps: [] }
  }
  const { names, steps } = instructions[deployment_type](plan)
  const written = names.map((name) => ({ name: `${folder}/${name}`, content: files[name] }))
  return {
    deployment_type,
    obstacle: null,
    script: writeScript(written, steps),
    files: written,
    steps: steps.map(({ title, command, description }) => ({ title, command, description })),
  }
}

/** Everything in one paste: the files and the steps, in a shell of its own that ends at the first failure. */
function writeScript(files: AgentCommands['files'], steps: readonly PlannedStep[]): string {
  const required = steps.filter(({ isAside }) => !isAside).map(({ command }) => command)
  // A file that only a step beside the way needs is left out with it.
  const needed = files.filter(({ name }) => !steps.some((step) => step.isAside && step.command.includes(name)))
  return [
    '(set -e',
    `mkdir -p ${folder}`,
    ...needed.map(({ name, content }) => `cat > ${name} <<'${endOfFile}'\n${content.trimEnd()}\n${endOfFile}`),
    ...required,
    ')',
  ].join('\n')
}

interface Instructions {
  readonly names: readonly AgentFileName[]
  readonly steps: readonly PlannedStep[]
}

const instructions: Readonly<Record<DeploymentType, (plan: AgentPlan) => Instructions>> = {
  'docker-compose': (plan) => ({
    names: ['docker-compose.yaml', 'collector.yaml', 'name-containers.sh'],
    steps: [
      {
        title: 'Save the settings',
        command: [
          `cat > ${folder}/.env <<'EOF'`,
          ...environment(plan),
          ...network(plan),
          'EOF',
          `chmod 600 ${folder}/.env`,
        ].join('\n'),
        description: 'Beside docker-compose.yaml and collector.yaml in the new folder; your own .env stays as it is.',
      },
      {
        title: 'Start the agent',
        command: `(cd ${folder} && docker compose up -d)`,
        description: 'It reads the output of every container on this host.',
      },
      {
        isAside: true,
        title: 'Look at it',
        command: `(cd ${folder} && docker compose logs holdfast-agent)`,
        description: 'Check its log; no output means healthy.',
      },
    ],
  }),
  standalone: (plan) => ({
    names: ['collector.yaml', 'name-containers.sh'],
    steps: [
      {
        title: 'Name the containers',
        command: [
          'docker run -d --name holdfast-agent-names --restart unless-stopped --user 0 --network none',
          '-v "$PWD/holdfast-agent/name-containers.sh:/etc/holdfast/name-containers.sh:ro"',
          '-v /var/lib/docker/containers:/var/lib/docker/containers:ro',
          '-v holdfast-agent-names:/var/lib/holdfast-names',
          '--log-driver json-file --log-opt max-size=10m --log-opt max-file=3 --log-opt tag=holdfast-agent',
          'busybox:1.37.0 sh /etc/holdfast/name-containers.sh',
        ].join(' \\\n  '),
        description: 'Docker names log files by an id. This tells the agent which container each one belongs to.',
      },
      {
        title: 'Start the agent',
        command: [
          'docker run -d --name holdfast-agent --restart unless-stopped --user 0',
          ...(isLocal(plan) ? ['--network host'] : []),
          ...environment(plan).map((setting) => `-e '${setting}'`),
          "-e 'AGENT_ENVIRONMENT=production'",
          `-v "$PWD/${folder}/collector.yaml:/etc/holdfast/collector.yaml:ro"`,
          '-v /var/lib/docker/containers:/var/lib/docker/containers:ro',
          '-v holdfast-agent-data:/var/lib/holdfast-agent',
          '-v holdfast-agent-names:/var/lib/holdfast-names:ro',
          '--log-driver json-file --log-opt max-size=10m --log-opt max-file=3 --log-opt tag=holdfast-agent',
          'otel/opentelemetry-collector-contrib:0.160.0 --config=/etc/holdfast/collector.yaml',
        ].join(' \\\n  '),
        description: 'It reads the output of every container on this host.',
      },
      {
        isAside: true,
        title: 'Look at it',
        command: 'docker logs holdfast-agent',
        description: 'Check its log; no output means healthy.',
      },
    ],
  }),
  kubernetes: (plan) => ({
    names: ['kubernetes.yaml', 'kubernetes-objects.yaml', 'helm-values.yaml'],
    steps: [
      {
        title: 'Store the settings',
        command: [
          'kubectl create namespace holdfast-agent --dry-run=client -o yaml | kubectl apply -f -',
          // Clusters that hold pods to less would refuse an agent that reads the files of its node.
          'kubectl label --overwrite namespace holdfast-agent pod-security.kubernetes.io/enforce=privileged',
          [
            'kubectl -n holdfast-agent create secret generic holdfast-agent',
            `--from-literal=endpoint='${endpoint(plan)}'`,
            `--from-literal=api-key='${plan.apiKey}'`,
            `--from-literal=fingerprint='${plan.fingerprint}'`,
            '--dry-run=client -o yaml | kubectl apply -f -',
          ].join(' \\\n  '),
        ].join('\n'),
        description: 'The key goes into a secret of the cluster, not into a file.',
      },
      {
        title: 'Start the agent',
        command: `kubectl apply -f ${folder}/kubernetes.yaml`,
        description: 'One collector per node reads the output of its pods.',
      },
      {
        isAside: true,
        title: 'Or, with Helm',
        command: [
          'helm repo add open-telemetry https://open-telemetry.github.io/opentelemetry-helm-charts',
          [
            'helm upgrade --install holdfast-agent open-telemetry/opentelemetry-collector',
            `--namespace holdfast-agent --values ${folder}/helm-values.yaml`,
          ].join(' \\\n  '),
        ].join('\n'),
        description: 'Instead of the manifest: the same agent by the collector’s own chart.',
      },
      {
        title: 'Let it read the cluster',
        command: `kubectl apply -f ${folder}/kubernetes-objects.yaml`,
        description:
          'One more collector sends events and objects: why pods do not start stands there, not in their logs. It may read only, no secrets, and of config maps only names leave the cluster. Leave this step out to send logs alone.',
      },
      {
        isAside: true,
        title: 'Look at it',
        command: 'kubectl -n holdfast-agent get pods',
        description: 'One pod per node should be running, and one for the cluster.',
      },
    ],
  }),
}

const endpoint = ({ publicUrl }: AgentPlan): string => `${publicUrl.replace(/(?<!\/)\/+$/, '')}/api/v1/otlp`

const unreachableFromPods = ({ publicUrl }: AgentPlan): string =>
  `Pods can't reach ${publicUrl}: inside a pod, localhost is the pod itself. Set PUBLIC_URL to an address that the cluster can reach, such as https://holdfast.example.com, restart Holdfast and open this step again.`

const environment = (plan: AgentPlan): string[] => [
  `HOLDFAST_ENDPOINT=${endpoint(plan)}`,
  `HOLDFAST_API_KEY=${plan.apiKey}`,
  `AGENT_FINGERPRINT=${plan.fingerprint}`,
]

/** From inside a container, localhost is the container, unless it shares the host's network. */
const isLocal = ({ publicUrl }: AgentPlan): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)

const network = (plan: AgentPlan): string[] => (isLocal(plan) ? ['HOLDFAST_NETWORK=host'] : [])
