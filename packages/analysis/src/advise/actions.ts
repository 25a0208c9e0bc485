import type { Platform } from './platforms.ts'

/** The same thing to do, in the commands of each platform; absent where it has no such thing. */
export interface Action {
  readonly category: 'diagnose' | 'fix' | 'verify'
  readonly description: string
  readonly undo?: string
  readonly commands: Partial<Readonly<Record<Platform | 'any', string>>>
}

const KUBECTL = 'kubectl[ -n {namespace}]'
const LAMBDA_LOGS = 'aws logs tail /aws/lambda/{service}'

/** What any system offers for looking, repairing and checking; technologies add commands of their own. */
export const ACTIONS = {
  logs: {
    category: 'diagnose',
    description: 'Check the log[ of {service}] since the first failure[ ({clock})].',
    commands: {
      kubernetes: `${KUBECTL} logs deployment/{service} --since-time={since} | head -200`,
      systemd: 'journalctl -u {service} --since "{since}" --no-pager | head -200',
      compose: 'docker compose logs --since {since} --timestamps {service} | head -200',
      cloud: `${LAMBDA_LOGS} --since 1h | head -200`,
      network: 'show log messages | match {service}',
      any: 'tail -n +{line} {file} | head -200',
    },
  },
  status: {
    category: 'diagnose',
    description: "Check[ {service}'s] state, restarts, exit code and final log lines.",
    commands: {
      kubernetes: `${KUBECTL} describe pod -l app={service}`,
      systemd: 'systemctl status {service} --no-pager',
      compose: 'docker compose ps -a {service}',
      cloud: 'aws lambda get-function --function-name {service}',
      network: 'show system alarms',
    },
  },
  resources: {
    category: 'diagnose',
    description: 'Compare what is used with the limit.',
    commands: {
      kubernetes: `${KUBECTL} top pod -l app={service}`,
      systemd: 'systemctl show {service} -p MemoryCurrent,MemoryMax,TasksCurrent; free -m; top -b -n1 | head -20',
      compose: 'docker stats --no-stream',
      cloud: 'aws lambda get-function-configuration --function-name {service}',
      network: 'show processes cpu',
      any: 'free -m; top -b -n1 | head -20',
    },
  },
  disk: {
    category: 'diagnose',
    description: 'Find the volume at ~100 % and what fills it (space and inodes).',
    commands: {
      kubernetes: `${KUBECTL} exec deployment/{service} -- df -h`,
      compose: 'docker compose exec {service} df -h; docker system df',
      any: 'df -h; df -i; du -xh --max-depth=2 / 2>/dev/null | sort -h | tail -20',
    },
  },
  settings: {
    category: 'diagnose',
    description: 'Check the effective settings[ of {service}].',
    commands: {
      kubernetes: `${KUBECTL} describe deployment {service}`,
      systemd: 'systemctl cat {service}',
      compose: 'docker compose config {service}',
      cloud: 'aws lambda get-function-configuration --function-name {service}',
      network: 'show configuration',
    },
  },
  history: {
    category: 'diagnose',
    description: 'List what was rolled out before[ {clock}].',
    commands: {
      kubernetes: `${KUBECTL} rollout history deployment/{service}`,
      systemd: 'journalctl -u {service} -n 50 --no-pager | grep -iE "start|stop|reload"',
      compose: 'docker compose images {service}',
      cloud: 'aws lambda list-versions-by-function --function-name {service}',
      build: 'git log --oneline -10',
      network: 'show system commit',
    },
  },
  code: {
    category: 'diagnose',
    description: 'Find who last changed [{frame}|the failing line].',
    commands: { any: 'git log -L {code_line},+1:{code_file} -5' },
  },
  probe: {
    category: 'diagnose',
    description: 'Check whether[ {peer}] accepts connections.',
    commands: { network: 'ping {host}', any: 'nc -vz {host} {port}' },
  },
  resolve: {
    category: 'diagnose',
    description: 'Check whether the name resolves, and who answers.',
    commands: { any: 'getent hosts {host}; dig {host}' },
  },
  route: {
    category: 'diagnose',
    description: 'Check the route and where packets stop.',
    commands: { network: 'show route {host}', any: 'ip route get {host}; traceroute {host}' },
  },
  certificate: {
    category: 'diagnose',
    description: 'Check dates, names and issuer of the certificate that is served.',
    commands: {
      any: 'openssl s_client -connect {host}:{port} -servername {host} </dev/null | openssl x509 -noout -dates -subject -issuer',
    },
  },
  clock: {
    category: 'diagnose',
    description: 'Check the offset to the time servers.',
    commands: { network: 'show ntp associations', any: 'timedatectl status; chronyc tracking' },
  },
  kernel: {
    category: 'diagnose',
    description: 'Check what the kernel reports of devices and memory.',
    commands: { any: 'dmesg -T --level=err,warn | tail -50' },
  },
  sensors: {
    category: 'diagnose',
    description: 'Check sensors and the event log of the machine.',
    commands: { network: 'show chassis environment', any: 'ipmitool sel list | tail -20; ipmitool sdr list' },
  },
  link: {
    category: 'diagnose',
    description: 'Check state, speed and error counters of the link.',
    commands: { network: 'show interfaces {interface}', any: 'ip -s link show {interface}' },
  },
  listeners: {
    category: 'diagnose',
    description: 'Find the process that holds the port.',
    commands: { any: 'ss -ltnp "sport = :{port}"' },
  },
  'open-files': {
    category: 'diagnose',
    description: 'Count open files and sockets against the limit.',
    commands: { any: 'ls /proc/<pid>/fd | wc -l; grep "open files" /proc/<pid>/limits' },
  },
  stacks: {
    category: 'diagnose',
    description: 'Check which locks or calls block its threads.',
    commands: { kubernetes: `${KUBECTL} top pod -l app={service} --containers`, any: 'ps -eLo pid,stat,wchan:30,comm' },
  },
  schedule: {
    category: 'diagnose',
    description: 'Check when it was last started and whether it is due.',
    commands: { kubernetes: `${KUBECTL} get cronjobs,jobs`, systemd: 'systemctl list-timers --all' },
  },
  nodes: {
    category: 'diagnose',
    description: 'Check the state of the nodes and what they have left.',
    commands: { kubernetes: 'kubectl get nodes -o wide; kubectl describe nodes' },
  },
  rollback: {
    category: 'fix',
    description: 'Roll back[ {service}][ to the version before {version}].',
    undo: 'Redo the rollout.',
    commands: {
      kubernetes: `${KUBECTL} rollout undo deployment/{service}`,
      compose: 'docker compose up -d --no-deps {service}',
      cloud: 'aws lambda update-alias --function-name {service} --name live --function-version <previous-version>',
      build: 'git revert --no-edit <commit>',
      network: 'rollback 1',
      any: '<rollback-command> {service} <previous-version>',
    },
  },
  revert: {
    category: 'fix',
    description: 'Set [{setting}|the setting] back[ to {old_value}][ at {service}]: it failed after that change.',
    undo: 'Set it to {new_value} again.',
    commands: { network: 'rollback 1', any: '<configuration-tool> set {setting}={old_value}' },
  },
  'undo-change': {
    category: 'fix',
    description: 'Undo the change[ of {service}] that came right before[ ({clock})].',
    undo: 'Apply the change again.',
    commands: { network: 'rollback 1', any: '<command-that-undoes> {change}' },
  },
  restart: {
    category: 'fix',
    description: 'Restart[ {service}] as a stopgap, after its state is saved.',
    undo: 'Nothing to undo.',
    commands: {
      kubernetes: `${KUBECTL} rollout restart deployment/{service}`,
      systemd: 'systemctl restart {service}',
      compose: 'docker compose restart {service}',
      any: '<restart-command> {service}',
    },
  },
  'start-peer': {
    category: 'fix',
    description: 'Restart[ {peer}] once its log shows why it is down.',
    undo: 'Nothing to undo.',
    commands: {
      kubernetes: `${KUBECTL} rollout restart deployment/{peer_service}`,
      systemd: 'systemctl restart {peer_service}',
      compose: 'docker compose up -d {peer_service}',
      any: '<restart-command> {peer_service}',
    },
  },
  'raise-memory': {
    category: 'fix',
    description: 'Raise the limit as a stopgap; then find the leak.',
    undo: 'Set the previous limit again.',
    commands: {
      kubernetes: `${KUBECTL} set resources deployment/{service} --limits=memory=<larger-limit>`,
      systemd: 'systemctl set-property {service} MemoryMax=<larger-limit>',
      compose: 'docker update --memory <larger-limit> {container}',
      cloud: 'aws lambda update-function-configuration --function-name {service} --memory-size <larger-limit>',
    },
  },
  'scale-up': {
    category: 'fix',
    description: 'Add instances[ of {service}] until the load is handled.',
    undo: 'Scale back to the previous number.',
    commands: {
      kubernetes: `${KUBECTL} scale deployment/{service} --replicas=<larger-count>`,
      compose: 'docker compose up -d --scale {service}=<larger-count> {service}',
      cloud:
        'aws lambda put-function-concurrency --function-name {service} --reserved-concurrent-executions <larger-count>',
    },
  },
  'scale-down': {
    category: 'fix',
    description: 'Free room by scaling something less important down.',
    undo: 'Scale it back up.',
    commands: { kubernetes: `${KUBECTL} scale deployment/<less-important> --replicas=<smaller-count>` },
  },
  'lower-rate': {
    category: 'fix',
    description: 'Send fewer requests, with backoff between retries.',
    undo: 'Scale back to the previous number.',
    commands: { kubernetes: `${KUBECTL} scale deployment/{service} --replicas=<smaller-count>` },
  },
  'free-disk': {
    category: 'fix',
    description: 'Expand the volume or free space before anything is restarted.',
    undo: 'A volume cannot shrink; deleted files come from the backup.',
    commands: {
      kubernetes: `${KUBECTL} patch pvc <claim> -p '{"spec":{"resources":{"requests":{"storage":"<larger-size>"}}}}'`,
      systemd: 'journalctl --vacuum-size=<size-to-keep>',
      compose: 'docker image prune',
      any: 'lvextend -r -L +<size> <volume>',
    },
  },
  'set-setting': {
    category: 'fix',
    description: 'Correct the setting and keep it in the manifest.',
    undo: 'Set the previous value again.',
    commands: {
      kubernetes: `${KUBECTL} set env deployment/{service} <NAME>=<value>`,
      systemd: 'systemctl edit {service} && systemctl restart {service}',
      compose: 'docker compose up -d {service}',
      cloud: 'aws lambda update-function-configuration --function-name {service} --environment <variables>',
    },
  },
  'set-secret': {
    category: 'fix',
    description: 'Renew the credential and let[ {service}] load it.',
    undo: 'Apply the previous secret again.',
    commands: {
      kubernetes: `${KUBECTL} set env deployment/{service} --from=secret/<secret>`,
      systemd: 'systemctl edit {service} && systemctl restart {service}',
      compose: 'docker compose up -d --force-recreate {service}',
    },
  },
  'renew-certificate': {
    category: 'fix',
    description: 'Renew the certificate and reload whoever serves it.',
    undo: 'Put the previous certificate back.',
    commands: {
      kubernetes: `${KUBECTL} cert-manager renew <certificate>`,
      any: 'certbot renew --cert-name {host}',
    },
  },
  'set-clock': {
    category: 'fix',
    description: 'Step the clock now.',
    undo: 'Nothing to undo.',
    commands: { any: 'chronyc makestep' },
  },
  'revert-commit': {
    category: 'fix',
    description: 'Revert the commit that broke the build.',
    undo: 'git revert --no-edit <revert-commit>',
    commands: { any: 'git revert --no-edit <commit>' },
  },
  errors: {
    category: 'verify',
    description: 'Count errors after the fix.',
    commands: {
      kubernetes: `${KUBECTL} logs deployment/{service} --since=10m | grep -ciE "error|fatal"`,
      systemd: 'journalctl -u {service} --since "10 min ago" -p err --no-pager | wc -l',
      compose: 'docker compose logs --since 10m {service} | grep -ciE "error|fatal"',
      cloud: `${LAMBDA_LOGS} --since 10m | grep -ciE "error|fatal"`,
      network: 'show logging | last 50',
      any: 'tail -n 500 {file} | grep -ciE "error|fatal"',
    },
  },
} as const satisfies Record<string, Action>

export type ActionId = keyof typeof ACTIONS
