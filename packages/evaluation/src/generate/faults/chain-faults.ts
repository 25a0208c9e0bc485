import { arrivals, ticks } from '../random.ts'
import { addAccessLog, complain, type Fault } from '../scene.ts'

/** A daemon dies at the bottom; each service complains of the one below it, the uppermost the loudest. */
export const deepChain: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const host = stage.addService(random.pick(['app-host-3', 'vm-cache-1']), 'kernel')
  const daemon = random.pick(['sessiond', 'ratelimitd', 'geoipd'])
  const api = stage.addService(`${daemon.slice(0, -1)}-api`, random.pick(['json', 'zap', 'log4j']))
  for (const at of arrivals(random, scene.startMs, onsetMs, 8))
    stage.say(api, at, 'info', 'lookup served', { fields: { ms: random.int(1, 9) } })
  for (const at of ticks(random, onsetMs, endMs, 300_000, 20_000))
    stage.say(
      host,
      at,
      'error',
      `${daemon}[${random.int(900, 9_000)}]: segfault at ${random.int(10, 99)} ip 00007f3b8c1d${random.hex(4)} sp 00007ffd${random.hex(8)} error 4 in ${daemon}[55d0c1a00000+9c000]`,
      { mark: 'root' },
    )
  complain(scene, api, [{ message: `dial tcp 10.7.0.4:9070: connect: connection refused (${daemon})` }], {
    perMinute: 10,
    delayMs: 400,
  })
  const [first, ...others] = apps as [string, ...string[]]
  complain(scene, first, [{ message: `${api} responded 503 Service Unavailable` }], { perMinute: 25, delayMs: 1_200 })
  for (const app of others)
    complain(
      scene,
      app,
      [
        { message: `${first} is failing: 500 Internal Server Error` },
        { message: `giving up on ${first} after 3 attempts` },
      ],
      { perMinute: 60, delayMs: 2_500 },
    )
  addAccessLog(scene, 'public-access', { fromMs: onsetMs + 2_000, toMs: endMs, status: 502, share: 0.6, seconds: 0.02 })
  return {
    id: 'deep-chain',
    allOf: [
      [daemon, 'segfault', 'crash', 'segmentation'],
      ['segfault', 'segmentation', 'crash', 'die', 'dead', 'killed', 'memory access', 'down'],
    ],
    services: [daemon, host, 'kernel'],
    victims: [api, ...apps, 'public-access'].filter((name) => name !== daemon),
  }
}

/** The real reason stands three 'Caused by' below a long message. */
export const buriedCause: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const culprit = stage.addService(random.pick(['contract-service', 'voucher-service']), 'spring')
  const host = random.pick(['config-server', 'schema-registry'])
  for (const at of ticks(random, onsetMs, endMs, 41_000, 1_500))
    stage.say(culprit, at, 'error', 'Application run failed', {
      logger: 'o.s.boot.SpringApplication',
      mark: 'root',
      stack: [
        "org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'contractController': Unsatisfied dependency expressed through field 'rules'",
        '\tat org.springframework.beans.factory.support.ConstructorResolver.resolve(ConstructorResolver.java:801)',
        "Caused by: org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'rules'",
        '\t... 21 more',
        `Caused by: java.net.UnknownHostException: ${host}: Name or service not known`,
        '\tat java.base/java.net.Inet6AddressImpl.lookupAllHostAddr(Native Method)',
        '\t... 48 more',
      ],
    })
  for (const app of apps) complain(scene, app, [{ message: `${culprit}: connection refused` }], { perMinute: 30 })
  return {
    id: 'buried-cause',
    allOf: [
      [host, 'host', 'dns', 'name'],
      ['unknown', 'resol', 'not known', 'not found', 'cannot find', 'lookup'],
    ],
    services: [culprit, host, 'dns'],
    victims: apps,
  }
}

/** It breaks, recovers and breaks again; warnings about something else never stop. */
export const flappingLink: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const vpn = stage.addService(random.pick(['site-vpn', 'ipsec-gw']), 'syslog')
  for (const at of arrivals(random, startMs, endMs, 2))
    stage.say(vpn, at, 'info', `keepalive to peer ${random.int(1, 9)} ok`)
  const outages = ticks(random, onsetMs, endMs - 60_000, 240_000, 30_000)
  for (const at of outages) {
    stage.say(vpn, at, 'warn', 'peer 198.51.100.7 not responding, tunnel branch-2 is DOWN', { mark: 'root' })
    stage.say(vpn, at + 70_000, 'info', 'tunnel branch-2 is UP', { mark: 'relevant' })
    for (const app of apps)
      for (const moment of arrivals(random, at + 800, at + 70_000, 30))
        stage.say(app, moment, 'error', 'i/o timeout talking to 10.60.2.14:8443', {
          mark: 'relevant',
          logger: 'branch',
        })
  }
  return {
    id: 'flapping-link',
    allOf: [
      ['tunnel', 'vpn', 'peer', 'link', 'branch-2'],
      ['down', 'not respond', 'lost', 'drop', 'unreachable', 'flap', 'interrupt', 'no answer'],
    ],
    services: [vpn, '198.51.100.7', 'branch-2'],
    victims: apps,
    onsetMs: outages[0] ?? onsetMs,
    toleranceSeconds: 30,
  }
}
