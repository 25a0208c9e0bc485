import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const SYSTEMD_SIGNATURES: readonly Signature[] = [
  {
    id: 'systemd/start-limit',
    technology: 'systemd',
    category: 'crash',
    title: 'systemd gives up restarting {unit}',
    cause: 'The unit {unit} ended so often in a short time that systemd no longer starts it.',
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.(?:service|socket|timer|mount)): Start request repeated too quickly/i,
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Failed with result 'start-limit-hit'/i,
    ],
    keywords: ['repeated too quickly', 'start-limit-hit'],
    blames: 'self',
    specificity: 2,
    severity: 'critical',
    unmistakable: true,
    explains: ['network/connection-refused'],
    commands: [
      diagnose(
        'systemctl status {unit}; journalctl -u {unit} -n 60 --no-pager',
        'Read why it ended each time.',
        'The reason of the first end is known.',
        { priority: 'critical' },
      ),
      fix(
        'systemctl reset-failed {unit} && systemctl start {unit}',
        'Start it once the cause is mended.',
        'systemctl is-active {unit} says active.',
        'systemctl stop {unit}',
      ),
    ],
    samples: [
      { line: 'nginx.service: Start request repeated too quickly.', origin: 'systemd source, core/unit.c' },
      { line: "docker.service: Failed with result 'start-limit-hit'.", origin: 'systemd source, core/service.c' },
    ],
    nearMisses: ['nginx.service: Scheduled restart job, restart counter is at 1.'],
  },
  {
    id: 'systemd/unit-failed',
    technology: 'systemd',
    category: 'crash',
    title: 'Service {unit} fails',
    cause: 'The main process of {unit} ended with an error ({result}), so the unit is failed.',
    otherwise: { result: 'the line before says which' },
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Main process exited, code=(?:exited|killed|dumped), status=(?<result>(?!0\/)[\w/]{1,30})/i,
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Failed with result '(?<result>(?!start-limit-hit|oom-kill)[\w-]{1,30})'/i,
      /Unit (?<unit>[\w@.:\\-]{1,120}\.service) entered failed state/i,
    ],
    keywords: ['main process exited, code=', 'failed with result', 'entered failed state'],
    blames: 'self',
    specificity: 1,
    severity: 'high',
    explains: ['systemd/start-limit', 'network/connection-refused'],
    commands: [
      diagnose(
        'systemctl status {unit}; journalctl -u {unit} -n 60 --no-pager',
        'Read its last words before the end.',
        'The reason is known.',
      ),
    ],
    samples: [
      {
        line: 'nginx.service: Main process exited, code=killed, status=9/KILL',
        origin: 'systemd source, core/service.c',
      },
      { line: "postgresql@14-main.service: Failed with result 'exit-code'.", origin: 'systemd source, core/service.c' },
    ],
    nearMisses: [
      'nginx.service: Deactivated successfully.',
      'nginx.service: Main process exited, code=exited, status=0/SUCCESS',
    ],
  },
  {
    id: 'systemd/cannot-execute',
    technology: 'systemd',
    category: 'configuration',
    title: 'systemd cannot execute the command of {unit}',
    cause: 'The command of {unit} does not exist, may not be executed, or its user or working directory is missing.',
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): (?:Failed at step (?:EXEC|USER|CHDIR|NAMESPACE|CREDENTIALS) spawning|Failed to (?:execute command|locate executable|load environment files|determine user credentials|set up mount namespacing))/i,
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Main process exited, code=exited, status=(?:203\/EXEC|200\/CHDIR|217\/USER|226\/NAMESPACE)/i,
    ],
    keywords: [
      'failed at step',
      'failed to execute command',
      'failed to locate executable',
      'failed to load environment',
      'determine user credentials',
      'mount namespacing',
      '203/exec',
      '200/chdir',
      '217/user',
      '226/namespace',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'systemctl cat {unit}; systemd-analyze verify {unit}',
        'Compare ExecStart, User, WorkingDirectory and EnvironmentFile with what exists.',
        'What is missing is known.',
      ),
      fix(
        'systemctl edit {unit} && systemctl daemon-reload && systemctl restart {unit}',
        'Correct the path, user or file.',
        'systemctl is-active {unit} says active.',
        'systemctl revert {unit} && systemctl daemon-reload',
      ),
    ],
    samples: [
      {
        line: 'app.service: Failed at step EXEC spawning /opt/app/run.sh: No such file or directory',
        origin: 'systemd source, core/execute.c',
      },
      {
        line: 'app.service: Main process exited, code=exited, status=203/EXEC',
        origin: 'systemd.exec(5), process exit codes',
      },
    ],
    nearMisses: ['app.service: Executing: /opt/app/run.sh'],
  },
  {
    id: 'systemd/oom-killed',
    technology: 'systemd',
    category: 'resource-exhaustion',
    title: '{unit} is killed for want of memory',
    cause: 'A process of {unit} was killed because memory ran out: a leak, or a limit below what it needs.',
    otherwise: { unit: 'A unit' },
    patterns: [
      /(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.(?:service|scope)): (?:A process of this unit has been killed by the OOM killer|Failed with result 'oom-kill')/i,
      /systemd-oomd killed \d+ process\(es\) in this unit/i,
    ],
    keywords: ['killed by the oom killer', "result 'oom-kill'", 'systemd-oomd killed'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    explains: ['systemd/unit-failed', 'systemd/start-limit', 'network/connection-refused'],
    commands: [
      diagnose(
        'journalctl -k | grep -iE "oom|killed process" | tail -10; systemctl show {unit} -p MemoryCurrent,MemoryPeak,MemoryMax',
        'Compare its peak with its limit.',
        'Peak and limit are known.',
        { priority: 'critical' },
      ),
      fix(
        'systemctl set-property {unit} MemoryMax=<larger-limit>',
        'Buy time with a larger limit; then find what grows.',
        'No further kill.',
        'systemctl set-property {unit} MemoryMax=<former-limit>',
      ),
    ],
    samples: [
      {
        line: 'mysql.service: A process of this unit has been killed by the OOM killer.',
        origin: 'systemd source, core/unit.c',
      },
      { line: "app.service: Failed with result 'oom-kill'.", origin: 'systemd source, core/service.c' },
    ],
    nearMisses: ['Started Userspace Out-Of-Memory (OOM) Killer.'],
  },
  {
    id: 'systemd/watchdog-timeout',
    technology: 'systemd',
    category: 'crash',
    title: 'systemd kills {unit}: its watchdog hears nothing',
    cause:
      '{unit} does not report to the watchdog of systemd in time, so it hangs, is starved of CPU or disk, and is killed.',
    patterns: [/(?<![\w@.:\\-])(?<unit>[\w@.:\\-]{1,120}\.service): Watchdog timeout \(limit /i],
    keywords: ['watchdog timeout (limit'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    unmistakable: true,
    explains: ['systemd/unit-failed'],
    commands: [
      diagnose(
        'journalctl -u {unit} -n 60 --no-pager; uptime; iostat -x 1 3',
        'See whether it hung by itself or the host was overloaded.',
        'The reason is known.',
      ),
    ],
    samples: [
      { line: 'systemd-journald.service: Watchdog timeout (limit 3min)!', origin: 'systemd source, core/service.c' },
      { line: 'systemd-udevd.service: Watchdog timeout (limit 3min)!', origin: 'systemd source, core/service.c' },
    ],
    nearMisses: ['iTCO_wdt: initialized. heartbeat=30 sec (nowayout=0)'],
  },
  {
    id: 'systemd/dependency-failed',
    technology: 'systemd',
    category: 'dependency-failure',
    title: '{unit} does not start: a unit that it needs has failed',
    cause: '{unit} is not started because a mount, device or service that it depends on failed.',
    patterns: [
      /Dependency failed for (?<unit>[^.]{1,100})\./i,
      /Job (?<unit>[\w@.:\\/-]{1,120}\.\w{1,10})\/start failed with result 'dependency'/i,
    ],
    keywords: ['dependency failed for', "failed with result 'dependency'"],
    blames: 'self',
    specificity: 1,
    severity: 'high',
    commands: [
      diagnose(
        'systemctl --failed; systemctl list-dependencies --failed',
        'Find the first unit that failed.',
        'The first failed unit is known.',
      ),
    ],
    samples: [
      { line: 'Dependency failed for Local File Systems.', origin: 'systemd source, core/job.c' },
      {
        line: "local-fs.target: Job local-fs.target/start failed with result 'dependency'.",
        origin: 'systemd source, core/job.c',
      },
    ],
    nearMisses: ['Reached target Local File Systems.'],
  },
]
