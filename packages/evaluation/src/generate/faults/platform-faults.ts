import { arrivals, ticks } from '../random.ts'
import { addAccessLog, addBackend, complain, type Fault, type Scene } from '../scene.ts'

const addKubelet = (scene: Scene): string => {
  const name = scene.stage.addService('kubelet', 'klog')
  for (const at of arrivals(scene.random, scene.startMs, scene.endMs, 1))
    scene.stage.say(name, at, 'info', '"SyncLoop (housekeeping)"', { logger: 'kubelet' })
  return name
}

export const oomKilled: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...victims] = apps as [string, ...string[]]
  const kernel = addBackend(scene, ['worker-node-3', 'ip-10-4-1-77'], 'kernel')
  const kubelet = addKubelet(scene)
  const process = random.pick(['java', 'node', 'python3', 'dotnet'])
  const kills = ticks(random, onsetMs, endMs, random.int(120, 260) * 1_000, 8_000)
  for (const at of kills) {
    const pid = random.int(2_000, 60_000)
    stage.say(
      kernel,
      at,
      'error',
      `${process} invoked oom-killer: gfp_mask=0xcc0(GFP_KERNEL), order=0, oom_score_adj=968`,
      { mark: 'root' },
    )
    stage.say(
      kernel,
      at + 3,
      'error',
      `Memory cgroup out of memory: Killed process ${pid} (${process}) total-vm:4812340kB, anon-rss:${random.int(510_000, 523_000)}kB, file-rss:0kB, shmem-rss:0kB, UID:1000 pgtables:2044kB oom_score_adj:968`,
      { mark: 'root' },
    )
    stage.say(
      kubelet,
      at + 700,
      'info',
      `"Generic (PLEG): container finished" pod="prod/${culprit}-7d9f6c5b8-x${random.hex(3)}z" exitCode=137 reason="OOMKilled"`,
      { logger: 'generic', mark: 'root' },
    )
    stage.say(
      kubelet,
      at + 2_000,
      'error',
      `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"${culprit}\\" with CrashLoopBackOff: \\"back-off 40s restarting failed container=${culprit} pod=${culprit}-7d9f6c5b8-xk2lz_prod\\""`,
      { logger: 'pod_workers', mark: 'relevant' },
    )
    stage.say(culprit, at + 9_000, 'info', `starting ${culprit} 4.11.2`, { mark: 'relevant' })
  }
  for (const app of victims)
    complain(
      scene,
      app,
      [
        { message: `call to ${culprit} failed: connection reset by peer` },
        { message: `POST http://${culprit}:8080/v1/items: dial tcp 10.96.14.3:8080: connect: connection refused` },
      ],
      { perMinute: 35 },
    )
  if (random.chance(0.6))
    addAccessLog(scene, 'edge-access', { fromMs: onsetMs, toMs: endMs, status: 502, share: 0.4, seconds: 0.01 })
  return {
    id: 'oom-killed',
    allOf: [
      ['memory', 'oom'],
      ['kill', 'limit', 'exceed', 'out of', '137', 'crash'],
    ],
    services: [culprit],
    victims: [...victims, 'edge-access', 'kubelet'],
    toleranceSeconds: 30,
  }
}

export const missingConfiguration: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const culprit = stage.addService(random.pick(['payout-worker', 'geo-lookup', 'consent-api']), 'python')
  const kubelet = addKubelet(scene)
  const variable = random.pick(['STRIPE_WEBHOOK_SECRET', 'GEOIP_DATABASE_URL', 'CONSENT_SIGNING_KEY'])
  let at = onsetMs
  for (let i = 0; at < endMs; i++) {
    stage.say(culprit, at - 400, 'info', `booting ${culprit} build 2291`, { logger: 'boot', mark: 'relevant' })
    stage.say(culprit, at, 'fatal', 'Traceback (most recent call last):', {
      logger: 'boot',
      mark: 'root',
      stack: [
        '  File "/srv/app/settings.py", line 41, in <module>',
        `    SECRET = os.environ["${variable}"]`,
        '             ~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^',
        `KeyError: '${variable}'`,
      ],
    })
    stage.say(
      kubelet,
      at + 900,
      'error',
      `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"${culprit}\\" with CrashLoopBackOff" pod="prod/${culprit}-6c4d9-qx7zt"`,
      { logger: 'pod_workers', mark: 'relevant' },
    )
    at += Math.min(300_000, 10_000 * 2 ** i)
  }
  const [first] = apps as [string]
  complain(
    scene,
    first,
    [
      { message: `no healthy upstream for ${culprit}` },
      { message: `connect ECONNREFUSED 10.96.7.14:8000 (${culprit})` },
    ],
    { perMinute: 30 },
  )
  return {
    id: 'missing-configuration',
    allOf: [
      ['environment', 'config', 'setting', 'variable', variable],
      ['missing', 'not set', 'undefined', 'unset', 'absent', 'lack', 'without', 'KeyError'],
    ],
    services: [culprit],
    victims: [...apps, 'kubelet'],
    onsetMs,
    toleranceSeconds: 30,
  }
}

export const imageMissing: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const kubelet = addKubelet(scene)
  const [culprit, ...others] = apps as [string, ...string[]]
  const image = `registry.acme.example/${culprit}:${random.int(3, 9)}.${random.int(0, 20)}.${random.int(0, 9)}`
  for (const at of ticks(random, onsetMs, endMs, 85_000, 3_000)) {
    stage.say(
      kubelet,
      at,
      'error',
      `"PullImage from image service failed" err="rpc error: code = NotFound desc = failed to pull and unpack image \\"${image}\\": failed to resolve reference \\"${image}\\": ${image}: not found" image="${image}"`,
      { logger: 'remote_image', mark: 'root' },
    )
    stage.say(
      kubelet,
      at + 15_000,
      'error',
      `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"${culprit}\\" with ImagePullBackOff: \\"Back-off pulling image \\\\\\"${image}\\\\\\"\\"" pod="prod/${culprit}-5f6b8-rw2cn"`,
      { logger: 'pod_workers', mark: 'root' },
    )
  }
  for (const app of others)
    complain(scene, app, [{ message: `503 from ${culprit}: no endpoints available for service "${culprit}"` }], {
      perMinute: 15,
      delayMs: 20_000,
    })
  return {
    id: 'image-missing',
    allOf: [
      ['image', 'registry', 'tag'],
      ['pull', 'not found', 'missing', 'does not exist', 'manifest'],
    ],
    services: [culprit, 'kubelet', 'registry', image],
    victims: others,
    temporalPattern: ['periodic'],
  }
}

export const tooManyOpenFiles: Fault = (scene) => {
  const { stage, random, onsetMs, startMs, endMs, apps } = scene
  const nginx = addBackend(scene, ['edge-nginx', 'ingress-proxy', 'lb-nginx'], 'nginxError')
  for (const at of arrivals(random, startMs, onsetMs, 0.5)) stage.say(nginx, at, 'info', 'signal process started')
  for (const at of [onsetMs, ...arrivals(random, onsetMs + 200, endMs, 50)])
    stage.say(
      nginx,
      at,
      'error',
      random.chance(0.7)
        ? 'accept4() failed (24: Too many open files)'
        : `*${random.int(10_000, 90_000)} socket() failed (24: Too many open files) while connecting to upstream, client: 10.8.0.${random.int(1, 250)}, server: _, request: "GET /v1/items HTTP/1.1", upstream: "http://10.9.0.4:8080/v1/items", host: "www.acme.example"`,
      { mark: 'root' },
    )
  for (const app of apps)
    complain(scene, app, [{ message: 'client closed connection before response was sent', level: 'warn' }], {
      perMinute: 6,
    })
  return {
    id: 'too-many-open-files',
    allOf: [
      ['file descriptor', 'open files', 'nofile', 'ulimit', 'worker_rlimit', 'too many open'],
      ['exhaust', 'limit', 'too many', 'ran out', 'used up', 'reach'],
    ],
    services: [nginx, 'nginx'],
    victims: apps,
  }
}

export const clockSkew: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const chrony = stage.addService('chronyd', 'syslog')
  const auth = stage.addService(random.pick(['token-issuer', 'identity', 'gatekeeper']), 'json')
  for (const at of ticks(random, startMs, onsetMs - 30_000, 400_000, 9_000))
    stage.say(chrony, at, 'info', 'Selected source 162.159.200.1 (time.cloudflare.com)')
  const seconds = random.int(95, 700)
  stage.say(chrony, onsetMs - 8_000, 'info', "Can't synchronise: no selectable sources", { mark: 'relevant' })
  stage.say(chrony, onsetMs, 'warn', `System clock wrong by ${seconds}.${random.int(100_000, 999_999)} seconds`, {
    mark: 'root',
  })
  for (const at of ticks(random, onsetMs + 64_000, endMs, 64_000, 500))
    stage.say(
      chrony,
      at,
      'warn',
      `System clock wrong by ${seconds + random.int(0, 2)}.${random.int(100_000, 999_999)} seconds`,
      { mark: 'root' },
    )
  for (const at of arrivals(random, startMs, endMs, 6))
    stage.say(auth, at, 'info', 'token issued', { fields: { ttl: 900 } })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'rejecting request: token used before issued' },
        { message: 'JwtError: "nbf" claim timestamp check failed' },
        { message: (r) => `401 for user ${r.int(100, 9_000)}: token is not yet valid` },
      ],
      { perMinute: 30 },
    )
  return {
    id: 'clock-skew',
    allOf: [
      ['clock', 'time', 'ntp', 'chrony'],
      ['wrong', 'skew', 'drift', 'off', 'synch', 'ahead', 'behind'],
    ],
    services: [chrony, auth, 'ntp', 'clock'],
    victims: apps,
  }
}

export const sshBruteForce: Fault = (scene) => {
  const { stage, random, onsetMs, apps } = scene
  const sshd = stage.addService('sshd', 'syslog')
  const until = onsetMs + random.int(4, 9) * 60_000
  const attacker = `${random.int(40, 200)}.${random.int(1, 250)}.${random.int(1, 250)}.${random.int(1, 250)}`
  stage.say(
    sshd,
    scene.startMs + 4_000,
    'info',
    'Accepted publickey for deploy from 10.1.0.9 port 50122 ssh2: ED25519 SHA256:mZ0u',
  )
  for (const at of [onsetMs, ...arrivals(random, onsetMs, until, 45)]) {
    const user = random.pick(['root', 'admin', 'postgres', 'ubuntu', 'test', 'oracle', 'git'])
    stage.say(
      sshd,
      at,
      'info',
      random.pick([
        `Failed password for ${user} from ${attacker} port ${random.int(30_000, 60_000)} ssh2`,
        `Failed password for invalid user ${user} from ${attacker} port ${random.int(30_000, 60_000)} ssh2`,
        `Connection closed by authenticating user ${user} ${attacker} port ${random.int(30_000, 60_000)} [preauth]`,
      ]),
      { mark: 'root' },
    )
  }
  return {
    id: 'ssh-brute-force',
    allOf: [
      ['brute.?force', 'password guess', 'attack', 'login attempts', 'failed (ssh )?(login|password)', 'credential'],
      ['ssh', 'login', 'password', 'authentic'],
    ],
    services: [sshd, 'ssh'],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
    temporalPattern: ['burst', 'random'],
  }
}
