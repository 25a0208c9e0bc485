import { isNamedInComplaint, soundsLikeComplaint, type ClusterView, type Workload } from './cluster-view.ts'
import { SLICE_OF } from './describe-network-manifest.ts'
import { isRestarting } from './judge-probes.ts'
import { isOf, textOf } from './judge-logs.ts'
import { labelsOf, sameSpace, type Labels } from './labels-of.ts'
import { present, type Mismatch } from './mismatch.ts'
import type { CitedFact, ObjectView } from './object-view.ts'

/** Services, addresses and routes that lead nowhere. */
export const judgeRouting = (cluster: ClusterView): Mismatch[] => [
  ...cluster.of('Service').flatMap((service) => judgeService(service, cluster)),
  ...cluster.workloads.flatMap((workload) => judgeAddresses(workload, cluster)),
  ...cluster.of('Ingress').flatMap((ingress) => judgeIngress(ingress, cluster)),
  ...judgeRoutes(cluster),
]

function judgeService(service: ObjectView, cluster: ClusterView): Mismatch[] {
  const selector = service.under('selector')
  if (selector.length === 0 || service.value('type') === 'ExternalName') return []
  const near = cluster.workloads.filter((workload) => sameSpace(service, workload))
  const labelled = near.flatMap((workload) => {
    const labels = labelsOf(workload)
    return labels === null ? [] : [{ workload, labels }]
  })
  if (labelled.length === 0) return []
  const chosen = labelled.filter(({ labels }) => selector.every(([key, { value }]) => labels.get(key)?.value === value))
  if (chosen.length === 0) return judgeSelector(service, labelled, cluster)
  return chosen.slice(0, 1).flatMap(({ workload }) => judgePorts(service, workload))
}

function judgeSelector(
  service: ObjectView,
  labelled: readonly { readonly workload: Workload; readonly labels: Labels }[],
  cluster: ClusterView,
): Mismatch[] {
  const selector = service.under('selector')
  if (hasEndpoints(service, cluster)) return []
  const alike = labelled
    .map(({ workload, labels }) => ({
      workload,
      shared:
        selector.filter(([key]) => labels.has(key)).length +
        (workload.name === service.name ? 1 : 0) +
        (portsOf(workload).some(
          (port) => service.value(`port.${port}.target`) === port || service.value(`port.${port}.port`) !== undefined,
        )
          ? 0.5
          : 0) +
        (selector.some(([key, { value }]) => isVariant(value, labels.get(key)?.value)) ? 0.5 : 0),
      labels,
    }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  if ((alike?.shared ?? 0) < ALIKE && !isNamedInComplaint(service.name, cluster)) return []
  const wrong = selector.find(([key, { value }]) => alike?.labels.get(key)?.value !== value) ?? selector[0]
  if (wrong === undefined) return []
  const has = alike?.labels.get(wrong[0])
  return [
    {
      mechanism: 'service-selector',
      service: service.name,
      places: {
        selector: `${wrong[0]}=${wrong[1].value}`,
        label: has === undefined ? '' : `${wrong[0]}=${has.value}`,
        workload: alike?.workload.name ?? '',
      },
      facts: present(wrong[1], service.fact('endpoints'), has),
      basis: 'objects',
    },
  ]
}

/** A service for pods that were never there, of which nobody speaks, hurts nobody. */
const ALIKE = 1.5

const isVariant = (a: string, b: string | undefined): boolean => b !== undefined && (a.startsWith(b) || b.startsWith(a))

function hasEndpoints(service: ObjectView, cluster: ClusterView): boolean {
  const own = service.value('endpoints')
  if (own !== undefined) return own !== ''
  return [
    ...cluster.of('Endpoints').filter((one) => one.name === service.name),
    ...cluster.of('EndpointSlice').filter((one) => one.value(SLICE_OF) === service.name),
  ].some((one) => sameSpace(service, one) && (one.value('addresses') ?? '') !== '')
}

const portsOf = ({ spec, object }: Workload): string[] =>
  [spec, object].flatMap(
    (view) => view?.containers().flatMap((name) => view.under(`container.${name}.port`).map(([port]) => port)) ?? [],
  )

const portNames = ({ spec }: Workload): string[] =>
  spec
    ?.containers()
    .flatMap((name) => spec.under(`container.${name}.port`).map(([, { value }]) => value.split(' ')[1] ?? '')) ?? []

function judgePorts(service: ObjectView, workload: Workload): Mismatch[] {
  const ports = portsOf(workload)
  if (ports.length === 0) return []
  for (const [path, fact] of service.under('port')) {
    const [number = '', field] = path.split('.')
    const found =
      field === 'target'
        ? judgeTarget(service, workload, fact, ports)
        : field === 'protocol'
          ? judgeProtocol(service, workload, fact, number)
          : null
    if (found !== null) return [found]
  }
  return []
}

/** The name or the number of a port that no container has. */
function judgeTarget(
  service: ObjectView,
  workload: Workload,
  fact: CitedFact,
  ports: readonly string[],
): Mismatch | null {
  const isNamed = isNaN(Number(fact.value))
  const names = portNames(workload)
  const isMissing = isNamed
    ? names.some((name) => name !== '') && !names.includes(fact.value)
    : !ports.includes(fact.value) && isTold(workload)
  if (!isMissing) return null
  return {
    mechanism: 'target-port',
    service: service.name,
    places: {
      target: fact.value,
      listens: (isNamed ? ports : [...new Set(ports)]).join(', '),
      workload: workload.name,
    },
    facts: present(fact, portFact(workload)),
    basis: 'objects',
  }
}

function judgeProtocol(service: ObjectView, workload: Workload, fact: CitedFact, port: string): Mismatch | null {
  const declared = protocolOf(workload, service.value(`port.${port}.target`) ?? port)
  const spoken = declared?.value.split(' ')[0]
  if (declared === null || spoken === undefined || spoken === fact.value) return null
  const isOffered = service
    .under('port')
    .some(([other, { value }]) => other.endsWith('.protocol') && value === spoken && other.startsWith(`${port}.`))
  if (isOffered) return null
  return {
    mechanism: 'service-protocol',
    service: service.name,
    places: { asked: fact.value, spoken, port },
    facts: present(fact, declared),
    basis: 'objects',
  }
}

/** Containers may listen where they declare nothing; a wrong target shows when the whole declaration is known. */
const isTold = (workload: Workload): boolean => workload.spec?.isWhole === true || workload.object?.isWhole === true

const portFact = ({ spec }: Workload): CitedFact | undefined =>
  spec?.containers().flatMap((name) => spec.under(`container.${name}.port`))[0]?.[1]

function protocolOf({ spec }: Workload, port: string): CitedFact | null {
  for (const name of spec?.containers() ?? []) {
    const fact = spec?.fact(`container.${name}.port.${port}`)
    if (fact !== undefined) return fact
  }
  return null
}

const ADDRESS =
  /^(?:[a-z][a-z0-9+]*:\/\/)?(?:[^@/\s]+@)?([a-z][a-z0-9-]*)((?:\.[a-z0-9-]+)*)(?::(\d{2,5}))?(?:\/\S*)?$/i
const NAMES_AN_ADDRESS =
  /(?:^|_)(?:ADDR(?:ESS)?|HOST(?:NAME)?|URL|URI|ENDPOINT|SERVER|SERVICE|UPSTREAM|TARGET|BROKERS?|BOOTSTRAP\w{0,60})(?:$|_)|_(?:ADDR|HOST|URL|URI)S?$/i
const INNER = /^$|^\.[a-z0-9-]+(?:\.svc(?:\.cluster\.local)?)?$/i

/** Addresses in variables that name no service, or a port that the named service does not have. */
function judgeAddresses(workload: Workload, cluster: ClusterView): Mismatch[] {
  const view = workload.spec?.isWhole ? workload.spec : workload.object
  const services = cluster.of('Service').filter((service) => sameSpace(service, workload))
  if (
    view === null ||
    services.length < 2 ||
    !cluster.of('Service').some((service) => service.under('port').length > 0)
  )
    return []
  const variables = view.containers().flatMap((name) => view.under(`container.${name}.env`))
  return variables.flatMap(([variable, fact]): Mismatch[] => {
    const address = readAddress(variable, fact.value, variables)
    return address === null ? [] : judgeAddress({ workload, cluster, variable, fact, address }, services)
  })
}

function judgeAddress(named: NamedAddress, services: readonly ObjectView[]): Mismatch[] {
  const { workload, cluster, address } = named
  const { host, port, namespace } = address
  if (namespace !== null && !services.some((one) => one.namespace === namespace)) return []
  const service = services.find((one) => one.name === host)
  const clusterIP = service?.value('clusterIP')
  const ways = [host, ...(port === null ? [] : [`:${port}`]), ...(clusterIP === undefined ? [] : [clusterIP])]
  if (!isMissed(workload, ways, cluster)) return []
  if (service === undefined) return isUnknown(named) ? [addressUnknown(named, services)] : []
  if (port === null || service.under('port').length === 0 || clusterIP === 'None') return []
  return service.value(`port.${port}.port`) === undefined ? judgeForeignPort(named, service, port) : []
}

/** Neither a service nor a pod or a workload has the name. */
const isUnknown = ({ workload, cluster, address: { host, isBare } }: NamedAddress): boolean =>
  cluster.lists('Service') &&
  workload.name !== host &&
  !workload.pods.some((pod) => pod.name === host) &&
  !cluster.workloads.some((other) => other.name === host && other.pods.length > 0 && isBare)

const addressUnknown = (
  { workload, variable, fact, address: { host } }: NamedAddress,
  services: readonly ObjectView[],
): Mismatch => ({
  mechanism: 'address-unknown',
  service: workload.name,
  places: { variable, host, near: nearest(host, services) },
  facts: [fact],
  basis: 'objects',
})

interface Address {
  readonly host: string
  readonly namespace: string | null
  readonly port: string | null
  readonly isBare: boolean
}

/** An address in a variable of a workload. */
interface NamedAddress {
  readonly workload: Workload
  readonly cluster: ClusterView
  readonly variable: string
  readonly fact: CitedFact
  readonly address: Address
}

function readAddress(variable: string, value: string, all: readonly [string, CitedFact][]): Address | null {
  const match = ADDRESS.exec(value.trim())
  if (match === null || value.startsWith('<')) return null
  const [, host = '', domain = '', port] = match
  const isNamed = NAMES_AN_ADDRESS.test(variable)
  if (!INNER.test(domain) || (port === undefined && !isNamed) || /^(?:localhost|true|false|\d+)$/i.test(host))
    return null
  if (port === undefined && !/[-_]|HOST|ADDR/i.test(`${host} ${variable}`)) return null
  const paired = all.find(
    ([other]) =>
      other !== variable &&
      /PORT$/i.test(other) &&
      other.replace(/_?PORT$/i, '') === variable.replace(/_?(?:HOST(?:NAME)?|ADDR(?:ESS)?|SERVER)$/i, ''),
  )
  return {
    namespace: domain.split('.')[1] ?? null,
    host: host.toLowerCase(),
    port: port ?? (paired !== undefined && /^\d+$/.test(paired[1].value) ? paired[1].value : null),
    isBare: port === undefined,
  }
}

/** Many addresses are never used: one matters where its owner fails or somebody says its name in a complaint. */
const isMissed = (workload: Workload, ways: readonly string[], cluster: ClusterView): boolean =>
  (workload.isFailing === true && workload.pods.some(hasStarted)) ||
  isRestarting(workload) ||
  cluster.lines.some(
    (line) =>
      isOf(line, workload) && soundsLikeComplaint(textOf(line)) && ways.some((way) => textOf(line).includes(way)),
  )

const hasStarted = (pod: ObjectView): boolean =>
  pod
    .containers()
    .some(
      (name) =>
        /^(?:Running|Terminated)$/.test(pod.value(`container.${name}.state`) ?? '') ||
        pod.value(`container.${name}.last.state`) !== undefined,
    )

/** Who is wrong: the one caller, or the service that has moved away from what its pods and callers agree on. */
function judgeForeignPort(
  { workload, cluster, variable, fact }: NamedAddress,
  service: ObjectView,
  port: string,
): Mismatch[] {
  const selector = service.under('selector')
  const behind = cluster.workloads.find((other) => {
    const labels = labelsOf(other)
    return (
      selector.length > 0 && labels !== null && selector.every(([key, { value }]) => labels.get(key)?.value === value)
    )
  })
  const offered = service.under('port').filter(([path]) => path.endsWith('.port'))
  if (behind !== undefined && portsOf(behind).includes(port))
    return [
      {
        mechanism: 'service-port',
        service: service.name,
        places: { port, offered: offered.map(([, { value }]) => value).join(', '), caller: workload.name, variable },
        facts: present(offered[0]?.[1], fact),
        basis: 'objects',
      },
    ]
  return [
    {
      mechanism: 'address-port',
      service: workload.name,
      places: { variable, port, host: service.name, offered: offered.map(([, { value }]) => value).join(', ') },
      facts: present(fact, offered[0]?.[1]),
      basis: 'objects',
    },
  ]
}

/** The service whose name shares most with one that does not exist. */
function nearest(host: string, services: readonly ObjectView[]): string {
  const shared = (name: string): number => {
    let length = 0
    while (length < name.length && name[length] === host[length]) length += 1
    return length
  }
  const best = services
    .map((service) => service.name)
    .toSorted((a, b) => shared(b) - shared(a) || a.length - b.length)[0]
  return best !== undefined && shared(best) >= 3 ? best : ''
}

function judgeIngress(ingress: ObjectView, cluster: ClusterView): Mismatch[] {
  return ingress.under('backend').flatMap(([path, fact]): Mismatch[] => {
    const dot = path.lastIndexOf('.')
    const name = path.slice(0, dot)
    const port = path.slice(dot + 1)
    const service = cluster.of('Service').find((one) => one.name === name && sameSpace(one, ingress))
    const isMissing = /not found/.test(fact.value) || (service === undefined && cluster.lists('Service'))
    if (isMissing && !name.startsWith('default-http'))
      return [
        {
          mechanism: 'ingress-backend',
          service: ingress.name,
          places: { backend: name, port },
          facts: [fact],
          basis: 'objects',
        },
      ]
    const ports =
      service
        ?.under('port')
        .filter(([one]) => one.endsWith('.port') || one.endsWith('.name'))
        .map(([, { value }]) => value) ?? []
    return service !== undefined && ports.length > 0 && !ports.includes(port)
      ? [
          {
            mechanism: 'ingress-port',
            service: ingress.name,
            places: { backend: name, port, offered: ports.join(', ') },
            facts: present(fact, service.under('port')[0]?.[1]),
            basis: 'objects',
          },
        ]
      : []
  })
}

/** Routes of gateways and meshes to hosts that no service has. */
function judgeRoutes(cluster: ClusterView): Mismatch[] {
  const services = cluster.of('Service')
  if (services.length < 2) return []
  return cluster.objects
    .filter((one) => /^(?:VirtualService|HTTPRoute|GRPCRoute|TCPRoute|IngressRoute|HTTPProxy)$/.test(one.kind))
    .flatMap((route) =>
      route.under('destination').flatMap(([host, fact]): Mismatch[] => {
        const [name] = host.split('.')
        return services.some((service) => service.name === name)
          ? []
          : [
              {
                mechanism: 'route-destination',
                service: route.name,
                places: { host, kind: route.kind },
                facts: [fact],
                basis: 'objects',
              },
            ]
      }),
    )
}
