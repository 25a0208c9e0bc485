import { defineSignatures } from './define-signatures.ts'

export const SYSTEMD_SIGNATURES = defineSignatures([
  {
    id: 'systemd/start-limit',
    mechanism: 'crash-loop',
    severity: 'critical',
    symptom: '[{unit} hit its restart limit|unit hit its restart limit]',
    cause:
      '[The unit {unit}|A unit] crashed so often in a short time that systemd no longer restarts it (start limit).',
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.(?:service|socket|timer|mount)): Start request repeated too quickly/i,
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Failed with result 'start-limit-hit'/i,
    ],
    keywords: 'repeated too quickly|start-limit-hit',
    blames: 'self',
    unmistakable: true,
    look: 'systemctl status {unit}; journalctl -u {unit} -n 60 --no-pager # Read why it ended each time.',
    fix: 'systemctl reset-failed {unit} && systemctl start {unit} # Start it once the cause is fixed. # systemctl stop {unit}',
    samples: {
      'nginx.service: Start request repeated too quickly.': 'systemd source, core/unit.c',
      "docker.service: Failed with result 'start-limit-hit'.": 'systemd source, core/service.c',
    },
    nearMisses: ['nginx.service: Scheduled restart job, restart counter is at 1.'],
  },
  {
    id: 'systemd/unit-failed',
    mechanism: 'crash',
    symptom: '[{unit} failed|unit failed]',
    cause: 'The main process of [{unit}|a unit] ended with an error[ ({result})], so the unit is failed.',
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Main process exited, code=(?:exited|killed|dumped), status=(?<result>(?!0\/)[\w/]{1,30})/i,
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Failed with result '(?<result>(?!start-limit-hit|oom-kill)[\w-]{1,30})'/i,
      /Unit (?<unit>[\w@.:\\-]{1,120}\.service) entered failed state/i,
    ],
    keywords: 'main process exited, code=|failed with result|entered failed state',
    blames: 'self',
    look: 'systemctl status {unit}; journalctl -u {unit} -n 60 --no-pager # Check its final log lines before it ended.',
    samples: {
      'nginx.service: Main process exited, code=killed, status=9/KILL': 'systemd source, core/service.c',
      "postgresql@14-main.service: Failed with result 'exit-code'.": 'systemd source, core/service.c',
    },
    nearMisses: [
      'nginx.service: Deactivated successfully.',
      'nginx.service: Main process exited, code=exited, status=0/SUCCESS',
    ],
  },
  {
    id: 'systemd/cannot-execute',
    mechanism: 'bad-configuration',
    symptom: "[{unit}: command can't be executed|command can't be executed]",
    cause:
      'The command of [{unit}|a unit] does not exist, is not executable, or its user or working directory is missing.',
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): (?:Failed at step (?:EXEC|USER|CHDIR|NAMESPACE|CREDENTIALS) spawning|Failed to (?:execute command|locate executable|load environment files|determine user credentials|set up mount namespacing))/i,
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Main process exited, code=exited, status=(?:203\/EXEC|200\/CHDIR|217\/USER|226\/NAMESPACE)/i,
    ],
    keywords:
      'failed at step|failed to execute command|failed to locate executable|failed to load environment|determine user credentials|mount namespacing|203/exec|200/chdir|217/user|226/namespace',
    blames: 'self',
    unmistakable: true,
    look: 'systemctl cat {unit}; systemd-analyze verify {unit} # Compare ExecStart, User, WorkingDirectory and EnvironmentFile with what exists.',
    fix: 'systemctl edit {unit} && systemctl daemon-reload && systemctl restart {unit} # Correct the path, user or file. # systemctl revert {unit} && systemctl daemon-reload',
    samples: {
      'app.service: Failed at step EXEC spawning /opt/app/run.sh: No such file or directory':
        'systemd source, core/execute.c',
      'app.service: Main process exited, code=exited, status=203/EXEC': 'systemd.exec(5), process exit codes',
    },
    nearMisses: ['app.service: Executing: /opt/app/run.sh'],
  },
  {
    id: 'systemd/oom-killed',
    mechanism: 'memory-limit',
    symptom: '[{unit} OOM-killed|unit OOM-killed]',
    cause:
      'A process of [{unit}|a unit] was OOM-killed because memory ran out: a leak, or a limit below what it needs.',
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.(?:service|scope)): (?:A process of this unit has been killed by the OOM killer|Failed with result 'oom-kill')/i,
      /systemd-oomd killed \d+ process\(es\) in this unit/i,
    ],
    keywords: "killed by the oom killer|result 'oom-kill'|systemd-oomd killed",
    blames: 'self',
    unmistakable: true,
    look: 'journalctl -k | grep -iE "oom|killed process" | tail -10; systemctl show {unit} -p MemoryCurrent,MemoryPeak,MemoryMax # Compare its peak with its limit.',
    fix: 'systemctl set-property {unit} MemoryMax=<larger-limit> # Raise the limit as a stopgap; then find the leak. # systemctl set-property {unit} MemoryMax=<previous-limit>',
    samples: {
      'mysql.service: A process of this unit has been killed by the OOM killer.': 'systemd source, core/unit.c',
      "app.service: Failed with result 'oom-kill'.": 'systemd source, core/service.c',
    },
    nearMisses: ['Started Userspace Out-Of-Memory (OOM) Killer.'],
  },
  {
    id: 'systemd/watchdog-timeout',
    mechanism: 'hang',
    symptom: '[{unit} killed by systemd watchdog|killed by systemd watchdog]',
    cause:
      '[{unit} does|A unit does] not report to the systemd watchdog in time, so it hangs or is starved of CPU or disk, and is killed.',
    patterns: [/(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Watchdog timeout \(limit /i],
    keywords: 'watchdog timeout (limit',
    blames: 'self',
    unmistakable: true,
    look: 'journalctl -u {unit} -n 60 --no-pager; uptime; iostat -x 1 3 # See whether it hung by itself or the host was overloaded.',
    samples: {
      'systemd-journald.service: Watchdog timeout (limit 3min)!': 'systemd source, core/service.c',
      'systemd-udevd.service: Watchdog timeout (limit 3min)!': 'systemd source, core/service.c',
    },
    nearMisses: ['iTCO_wdt: initialized. heartbeat=30 sec (nowayout=0)'],
  },
  {
    id: 'systemd/dependency-failed',
    mechanism: 'peer-failing',
    symptom: '[{unit} not started: dependency failed|unit not started: dependency failed]',
    cause: '[{unit} is|A unit is] not started because a mount, device or service that it depends on failed.',
    patterns: [
      /Dependency failed for (?<unit>[^.]{1,100})\./i,
      /Job (?<unit>[\w@.:\\/-]{1,120}\.\w{1,10})\/start failed with result 'dependency'/i,
    ],
    keywords: "dependency failed for|failed with result 'dependency'",
    blames: 'self',
    look: 'systemctl --failed; systemctl list-dependencies --failed # Find the first unit that failed.',
    samples: {
      'Dependency failed for Local File Systems.': 'systemd source, core/job.c',
      "local-fs.target: Job local-fs.target/start failed with result 'dependency'.": 'systemd source, core/job.c',
    },
    nearMisses: ['Reached target Local File Systems.'],
  },
])
