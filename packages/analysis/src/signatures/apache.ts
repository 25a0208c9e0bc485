import { defineSignatures } from './define-signatures.ts'

export const APACHE_SIGNATURES = defineSignatures([
  {
    id: 'apache/mod-jk-error-state',
    mechanism: 'peer-failing',
    symptom: 'mod_jk workers in error state',
    cause:
      'The mod_jk connector of Apache cannot initialize its workers: the Tomcat back end is unavailable and they stay in the error state.',
    patterns: [
      /mod_jk child workerEnv in error state (?<state>\d+)/i,
      /mod_jk child init -?\d+ -?\d+/i,
      /jk2_init\(\) Can't find child/i,
    ],
    keywords: 'mod_jk|jk2_init',
    blames: 'self',
    look: 'apachectl -t && cat conf/workers*.properties && ss -ltn | grep -E "8009|8080" # Check the worker configuration and whether the connector port listens.',
    samples: {
      'mod_jk child workerEnv in error state 6': 'apache tomcat connectors, native2/server/apache2/mod_jk2.c',
      'mod_jk child init 1 -2': 'apache tomcat connectors, native2/server/apache2/mod_jk2.c',
    },
    nearMisses: [
      'workerEnv.init() ok /etc/httpd/conf/workers2.properties',
      'jk2_init() Found child 6725 in scoreboard slot 10',
    ],
  },
  {
    id: 'apache/workers-exhausted',
    mechanism: 'workers-exhausted',
    symptom: 'Apache has no free worker',
    cause:
      'All workers of Apache are busy, so new requests wait: MaxRequestWorkers is too small, or the back end answers too slowly.',
    patterns: [
      /server reached MaxRequestWorkers setting/i,
      /server reached MaxClients setting/i,
      /scoreboard is full, not at MaxRequestWorkers/i,
    ],
    keywords: 'maxrequestworkers|maxclients setting',
    blames: 'self',
    look: 'curl -s localhost/server-status?auto | grep -E "Busy|Idle|Scoreboard" # See in which state the workers are (W: answering, K: kept alive).',
    samples: {
      '[mpm_prefork:error] [pid 1189] AH00161: server reached MaxRequestWorkers setting, consider raising the MaxRequestWorkers setting':
        'apache httpd, mpm/prefork/prefork.c',
      'AH00484: server reached MaxRequestWorkers setting, consider raising the MaxRequestWorkers setting':
        'apache httpd, mpm/event/event.c',
    },
    nearMisses: ['AH00489: Apache/2.4.57 (Debian) configured -- resuming normal operations'],
  },
  {
    id: 'apache/backend-unreachable',
    mechanism: 'connection-refused',
    symptom: '[back end {peer} unreachable|back end unreachable]',
    cause: 'The back end[ {peer}] behind Apache refuses connections or does not answer in time.',
    patterns: [
      /AH00957: \w{1,12}: attempt to connect to (?<peer>[\w.:[\]-]{1,253}) \([\w.*-]{1,253}\) failed/i,
      /AH0(?:1102|0959|1114): .{0,160}/,
    ],
    keywords: 'ah00957|ah01102|ah00959|ah01114',
    blames: 'peer',
    look: 'nc -vz {peer}; curl -sI http://{peer}/ # See whether it listens and answers.',
    samples: {
      '(111)Connection refused: AH00957: HTTP: attempt to connect to 127.0.0.1:8080 (localhost) failed':
        'apache httpd, proxy_util.c',
      'AH01102: error reading status line from remote server localhost:8080': 'apache httpd, mod_proxy_http.c',
    },
    nearMisses: ["AH00558: apache2: Could not reliably determine the server's fully qualified domain name"],
  },
])
