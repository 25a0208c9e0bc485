import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const APACHE_SIGNATURES: readonly Signature[] = [
  {
    id: 'apache/mod-jk-error-state',
    technology: 'apache',
    category: 'dependency-failure',
    title: 'Apache mod_jk workers are in error state',
    cause:
      'The mod_jk connector of Apache cannot initialise its workers: its child processes find the Tomcat back end unavailable and stay in the error state.',
    patterns: [
      /mod_jk child workerEnv in error state (?<state>\d+)/i,
      /mod_jk child init -?\d+ -?\d+/i,
      /jk2_init\(\) Can't find child/i,
    ],
    keywords: ['mod_jk', 'jk2_init'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'apachectl -t && cat conf/workers*.properties && ss -ltn | grep -E "8009|8080"',
        description: 'Check the worker configuration and whether the connector port listens.',
        estimatedTime: '3 min',
        verification: 'Every worker has a listening back end.',
      },
    ],
    samples: [
      {
        line: 'mod_jk child workerEnv in error state 6',
        origin: 'apache tomcat connectors, native2/server/apache2/mod_jk2.c',
      },
      { line: 'mod_jk child init 1 -2', origin: 'apache tomcat connectors, native2/server/apache2/mod_jk2.c' },
    ],
    nearMisses: [
      'workerEnv.init() ok /etc/httpd/conf/workers2.properties',
      'jk2_init() Found child 6725 in scoreboard slot 10',
    ],
  },
  {
    id: 'apache/workers-exhausted',
    technology: 'apache',
    category: 'capacity',
    title: 'Apache has no free worker',
    cause:
      'All workers of Apache are busy, so new requests wait: MaxRequestWorkers is too small, or what is behind answers too slowly.',
    patterns: [
      /server reached MaxRequestWorkers setting/i,
      /server reached MaxClients setting/i,
      /scoreboard is full, not at MaxRequestWorkers/i,
    ],
    keywords: ['maxrequestworkers', 'maxclients setting'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'curl -s localhost/server-status?auto | grep -E "Busy|Idle|Scoreboard"',
        'See in which state the workers are (W: answering, K: kept alive).',
        'What holds them is known.',
      ),
    ],
    samples: [
      {
        line: '[mpm_prefork:error] [pid 1189] AH00161: server reached MaxRequestWorkers setting, consider raising the MaxRequestWorkers setting',
        origin: 'apache httpd, mpm/prefork/prefork.c',
      },
      {
        line: 'AH00484: server reached MaxRequestWorkers setting, consider raising the MaxRequestWorkers setting',
        origin: 'apache httpd, mpm/event/event.c',
      },
    ],
    nearMisses: ['AH00489: Apache/2.4.57 (Debian) configured -- resuming normal operations'],
  },
  {
    id: 'apache/backend-unreachable',
    technology: 'apache',
    category: 'dependency-failure',
    title: 'Apache cannot reach its back end {peer}',
    cause: 'The back end {peer} behind Apache does not accept connections or does not answer in time.',
    patterns: [
      /AH00957: \w{1,12}: attempt to connect to (?<peer>[\w.:[\]-]{1,253}) \([\w.*-]{1,253}\) failed/i,
      /AH0(?:1102|0959|1114): .{0,160}/,
    ],
    keywords: ['ah00957', 'ah01102', 'ah00959', 'ah01114'],
    blames: 'peer',
    specificity: 1,
    severity: 'high',
    commands: [
      diagnose('nc -vz {peer}; curl -sI http://{peer}/', 'See whether it listens and answers.', 'It answers.'),
    ],
    samples: [
      {
        line: '(111)Connection refused: AH00957: HTTP: attempt to connect to 127.0.0.1:8080 (localhost) failed',
        origin: 'apache httpd, proxy_util.c',
      },
      {
        line: 'AH01102: error reading status line from remote server localhost:8080',
        origin: 'apache httpd, mod_proxy_http.c',
      },
    ],
    nearMisses: ["AH00558: apache2: Could not reliably determine the server's fully qualified domain name"],
  },
]
