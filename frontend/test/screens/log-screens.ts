import type { Page } from 'playwright-core'
import { idOf } from '../stand-in/incident-factory.ts'
import { answer } from '../use-dashboard.ts'
import { hold, inside, press, see, steps, type Screen } from './screen.ts'

const FORWARD = '/dashboard/logs?view=forward'
const paste = async (page: Page) => {
  await page.getByLabel('Or paste log lines').fill('2026-03-10T12:00:01Z ERROR checkout: connection refused to db:5432')
  await page.getByRole('button', { name: 'Process Logs' }).click()
}
const pickFile = (bytes: number) => (page: Page) =>
  page
    .getByLabel('Log file')
    .setInputFiles({ name: 'orders-db.log', mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'x') })

const wizard = { path: '/dashboard/logs', standIn: { hasAgent: false } }
const toKey = steps(press(/Kubernetes/), see('Your API key'))
const toDeploy = steps(toKey, press('Continue'), see('I have deployed the agent'))
const toVerify = steps(toDeploy, press('I have deployed the agent'))
const unheard = {
  agent_running: false,
  connected: false,
  stages: { received: false, authenticated: false, parsed: false, analysed: false, fault: null },
}

export const logScreens: readonly Screen[] = [
  inside({ name: 'logs-forward', path: FORWARD }),
  inside({ name: 'logs-file', path: FORWARD, prepare: pickFile(81_000) }),
  inside({
    name: 'logs-wrong-file',
    path: FORWARD,
    prepare: (page) =>
      page
        .getByLabel('Log file')
        .setInputFiles({ name: 'dump.json', mimeType: 'application/json', buffer: Buffer.from('{}') }),
  }),
  inside({ name: 'logs-processing', path: FORWARD, before: hold('**/logs/forward'), prepare: paste }),
  inside({
    name: 'logs-uploading',
    path: FORWARD,
    before: async (page) => {
      await answer(page, '**/logs/upload', 202, { job_id: idOf(9) })
      await answer(page, '**/logs/jobs/*', 200, {
        job_id: idOf(9),
        status: 'processing',
        progress: 0.4,
        processed_count: 21_000,
        incidents_detected: 1,
        incident_ids: [],
        detail: null,
        created_at: '2026-11-20T10:00:00Z',
      })
    },
    prepare: steps(pickFile(5_100_000), press('Process Logs'), see('40%')),
  }),
  inside({
    name: 'logs-failed',
    path: FORWARD,
    before: (page) =>
      answer(page, '**/logs/forward', 429, { detail: 'Too many lines at once. Try again in a minute.' }),
    prepare: steps(paste, see('Log Processing Failed')),
  }),
  inside({ name: 'logs-done', path: FORWARD, prepare: steps(paste, see(/incidents detected from/)) }),
  inside({
    name: 'logs-nothing-found',
    path: FORWARD,
    before: (page) =>
      answer(page, '**/logs/forward', 200, {
        incidents_detected: 0,
        processed_count: 632,
        incident_ids: [],
        looked_at: {
          lines: 632,
          errors: 0,
          warnings: 2,
          services: 3,
          from: '2026-11-20T12:11:00Z',
          until: '2026-11-20T12:16:00Z',
        },
      }),
    prepare: steps(paste, see(/nothing wrong found/)),
  }),
  inside({ name: 'logs-agents', path: '/dashboard/logs' }),
  inside({
    name: 'logs-agents-failed',
    path: '/dashboard/logs',
    before: (page) => answer(page, '**/agent/installations', 503, {}),
  }),
  inside({ name: 'wizard-1-deployment', ...wizard }),
  inside({ name: 'wizard-2-key', ...wizard, prepare: toKey }),
  inside({ name: 'wizard-3-deploy', ...wizard, prepare: toDeploy }),
  inside({
    name: 'wizard-3-unreachable',
    ...wizard,
    before: (page) =>
      answer(page, '**/agent/commands*', 200, {
        deployment_type: 'kubernetes',
        obstacle:
          "Pods can't reach http://localhost:8000: inside a pod, localhost is the pod itself. Set PUBLIC_URL to an address that the cluster can reach, such as https://holdfast.example.com, restart Holdfast and open this step again.",
        files: [],
        steps: [],
      }),
    prepare: steps(toKey, press('Continue'), see(/Pods can't reach/)),
  }),
  inside({ name: 'wizard-another', path: '/dashboard/logs?view=setup', prepare: toDeploy }),
  inside({
    name: 'wizard-4-waiting',
    ...wizard,
    before: (page) => answer(page, '**/verify-connection', 200, unheard),
    prepare: steps(toVerify, see(/Agent container not detected/)),
  }),
  inside({
    name: 'wizard-4-refused',
    ...wizard,
    before: (page) =>
      answer(page, '**/verify-connection', 200, {
        ...unheard,
        agent_running: true,
        stages: { ...unheard.stages, received: true, fault: 'The API key was refused: it was rotated an hour ago.' },
      }),
    prepare: steps(toVerify, see(/The API key was refused/)),
  }),
  inside({ name: 'wizard-4-connected', ...wizard, prepare: steps(toVerify, see('Complete Setup')) }),
  inside({ name: 'wizard-5-success', ...wizard, prepare: steps(toVerify, press('Complete Setup')) }),
]
