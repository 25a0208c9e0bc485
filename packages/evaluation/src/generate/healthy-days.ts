import { arrivals, ticks } from './random.ts'
import { addAccessLog, serveRequests, type Scene } from './scene.ts'

/** Systems that are well, in ways that look ill to a hasty reader. */
export const healthyDays: Readonly<Record<string, (scene: Scene) => void>> = {
  'busy-day': (scene) => {
    const rush = { ...scene, startMs: scene.onsetMs, endMs: scene.onsetMs + 600_000 }
    for (const app of scene.apps) serveRequests(rush, app, 50)
    addAccessLog(scene, 'front-access', null)
  },

  'rolling-deploy': (scene) => {
    const { stage, random, onsetMs, apps } = scene
    const kubelet = stage.addService('kubelet', 'klog')
    let at = onsetMs
    for (const app of apps) {
      for (let pod = 0; pod < 3; pod++) {
        const name = `${app}-${random.hex(9)}-${random.hex(5)}`
        stage.say(app, at, 'info', 'SIGTERM received, finishing 4 requests before exit', { logger: 'boot' })
        stage.say(app, at + 3_000, 'info', 'shut down cleanly', { logger: 'boot' })
        stage.say(
          kubelet,
          at + 200,
          'info',
          `"Killing container with a grace period" pod="prod/${name}" containerName="${app}" gracePeriod=30`,
          { logger: 'kuberuntime_container' },
        )
        stage.say(
          kubelet,
          at + 6_000,
          'info',
          `"Probe failed" probeType="Readiness" pod="prod/${name}" containerName="${app}" probeResult="failure" output="Get \\"http://10.244.1.9:8080/ready\\": dial tcp 10.244.1.9:8080: connect: connection refused"`,
          { logger: 'prober' },
        )
        stage.say(app, at + 9_000, 'info', 'listening on :8080', { logger: 'boot' })
        at += random.int(25, 50) * 1_000
      }
    }
  },

  'noisy-warnings': (scene) => {
    const { stage, random, startMs, endMs, apps } = scene
    for (const app of apps) {
      for (const at of arrivals(random, startMs, endMs, 8)) {
        stage.say(
          app,
          at,
          'warn',
          random.pick([
            'response took 1.2 s, budget is 1.0 s',
            'cache miss ratio 31% above target 30%',
            'header X-Request-Id missing, made one up',
            'thread pool grew to 14 of 64',
          ]),
          { logger: 'app.budget' },
        )
      }
    }
  },

  'chaos-of-names': (scene) => {
    const { stage, random, startMs, endMs, apps } = scene
    const app = apps[0] as string
    for (const at of arrivals(random, startMs, endMs, 6)) {
      stage.say(
        app,
        at,
        'info',
        random.pick([
          'indexed article "How to survive an Out Of Memory error"',
          'GET /docs/errors/fatal-exception.html 200 in 9ms',
          'rendered page crash-course-panic 200',
          'validation summary: errors=0 failed=0 warnings=0',
          'exported error_report_2025.csv (0 rows)',
        ]),
        { logger: 'app.content' },
      )
    }
  },

  'nightly-jobs': (scene) => {
    const { stage, random, startMs, endMs } = scene
    const job = stage.addService('vacuum-job', 'python')
    for (const at of ticks(random, startMs, endMs, 300_000, 1_000)) {
      stage.say(job, at, 'info', 'job started', { logger: 'jobs' })
      stage.say(job, at + 9_000, 'warn', 'table sessions is locked by another process, will try again', {
        logger: 'jobs',
      })
      stage.say(job, at + 12_000, 'info', 'job finished: 3 tables, 0 errors', { logger: 'jobs' })
    }
  },

  'planned-restart': (scene) => {
    const { stage, random, startMs, onsetMs, endMs, apps } = scene
    const db = stage.addService('records-pg', 'postgres')
    for (const at of arrivals(random, startMs, endMs, 1))
      stage.say(db, at, 'info', 'checkpoint complete: wrote 91 buffers (0.6%)')
    stage.say(db, onsetMs, 'info', 'received fast shutdown request')
    stage.say(db, onsetMs + 10, 'info', 'aborting any active transactions')
    stage.say(db, onsetMs + 20, 'fatal', 'terminating connection due to administrator command')
    stage.say(db, onsetMs + 900, 'info', 'database system is shut down')
    stage.say(db, onsetMs + 6_000, 'info', 'database system was shut down at maintenance, starting')
    stage.say(db, onsetMs + 6_400, 'info', 'database system is ready to accept connections')
    for (const app of apps) {
      stage.say(app, onsetMs + 1_200, 'warn', 'lost connection to records-pg, reconnecting in 2 s', {
        logger: 'app.db',
      })
      stage.say(app, onsetMs + 7_100, 'info', 'connection to records-pg is back', { logger: 'app.db' })
    }
  },

  'node-drain': (scene) => {
    const { stage, random, onsetMs, apps } = scene
    const kubelet = stage.addService('kubelet', 'klog')
    stage.say(kubelet, onsetMs, 'info', '"Node became not schedulable" node="worker-4" reason="cordoned for upgrade"', {
      logger: 'kubelet_node_status',
    })
    apps.forEach((app, i) => {
      const at = onsetMs + 5_000 + i * 20_000
      const pod = `${app}-${random.hex(8)}`
      stage.say(kubelet, at, 'info', `"Evicting pod" pod="prod/${pod}"`, { logger: 'eviction' })
      stage.say(app, at + 300, 'info', 'shutdown requested, draining', { logger: 'boot' })
      stage.say(
        kubelet,
        at + 4_000,
        'info',
        `"Generic (PLEG): container finished" pod="prod/${pod}" exitCode=0 reason="Completed"`,
        { logger: 'generic' },
      )
      stage.say(app, at + 8_000, 'info', 'ready', { logger: 'boot' })
    })
  },

  'client-abuse': (scene) => {
    const { stage, random, onsetMs, apps } = scene
    const app = apps[0] as string
    for (const at of arrivals(random, onsetMs, onsetMs + 300_000, 120))
      stage.say(app, at, 'info', `POST /api/login ${random.pick([401, 403, 429])} in 3ms`, { logger: 'app.http' })
    stage.say(app, onsetMs + 60_000, 'warn', 'client 203.0.113.77 exceeds 60 requests a minute, answering 429', {
      logger: 'app.limit',
    })
  },

  'certificate-renewal': (scene) => {
    const { stage, onsetMs } = scene
    const certbot = stage.addService('cert-renewer', 'python')
    stage.say(certbot, onsetMs, 'info', 'certificate for www.acme.example expires in 29 days, renewing', {
      logger: 'renew',
    })
    stage.say(certbot, onsetMs + 4_000, 'warn', 'first challenge failed (connection reset), trying again', {
      logger: 'renew',
    })
    stage.say(certbot, onsetMs + 9_000, 'info', 'certificate renewed, valid until 2027-01-04', { logger: 'renew' })
  },

  'backup-night': (scene) => {
    const { stage, random, onsetMs, apps } = scene
    const backup = stage.addService('nightly-backup', 'logfmt')
    stage.say(backup, onsetMs, 'info', 'snapshot started')
    for (const at of ticks(random, onsetMs + 20_000, onsetMs + 500_000, 20_000, 300))
      stage.say(backup, at, 'info', 'copied', { fields: { gigabytes: random.int(3, 9), errors: 0 } })
    for (const at of arrivals(random, onsetMs, onsetMs + 500_000, 5))
      stage.say(apps[0] as string, at, 'warn', `query took ${random.int(1_100, 1_900)} ms while a backup runs`, {
        logger: 'app.sql',
      })
    stage.say(backup, onsetMs + 505_000, 'info', 'snapshot finished, verified', { fields: { failed: 0 } })
  },

  'rare-hiccups': (scene) => {
    const { stage, random, startMs, endMs, apps } = scene
    for (const app of apps)
      for (const at of arrivals(random, startMs, endMs, 0.12)) {
        stage.say(app, at, 'error', `request ${random.hex(6)} failed: upstream reset the connection`, {
          logger: 'app.http',
        })
        stage.say(app, at + 400, 'info', 'client repeated the request, 200', { logger: 'app.http' })
      }
  },
}
