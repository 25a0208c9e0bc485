import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const YARN_SIGNATURES: readonly Signature[] = [
  {
    id: 'yarn/container-over-memory',
    technology: 'yarn',
    category: 'resource-exhaustion',
    title: 'YARN kills containers that use too much memory',
    cause: 'A container needs more memory than YARN granted it ({limit} of its {kind} memory) and is killed.',
    otherwise: { limit: 'all', kind: 'granted' },
    patterns: [
      /running (?:\d+B )?beyond (?:the '?)?(?<kind>physical|virtual|PHYSICAL|VIRTUAL)'? memory limits?\b/,
      /Container killed by YARN for exceeding (?:(?<kind>physical|virtual) )?memory limits\. (?<limit>[\d.]{1,10} GB of [\d.]{1,10} GB)/i,
    ],
    keywords: [
      'beyond physical memory',
      'beyond virtual memory',
      "beyond the '",
      'for exceeding memory limits',
      'for exceeding physical',
      'for exceeding virtual',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['spark/executor-lost', 'spark/stage-failed'],
    commands: [
      diagnose(
        'yarn logs -applicationId <application> | grep -iE "memory limits|OutOfMemory" | head',
        'See by how much it was exceeded.',
        'Need and grant are known.',
      ),
      fix(
        'spark-submit --conf spark.executor.memoryOverhead=<larger-overhead> <application>',
        'Grant more memory beside the heap, or make partitions smaller.',
        'The job comes to its end.',
        'Submit with the former value.',
      ),
    ],
    samples: [
      {
        line: 'Container killed by YARN for exceeding memory limits. 5.5 GB of 5.5 GB physical memory used. Consider boosting spark.yarn.executor.memoryOverhead.',
        origin: 'apache spark, YarnAllocator.scala',
      },
      {
        line: 'Container [pid=28920,containerID=container_1389136889967_0001_01_000121] is running beyond virtual memory limits. Current usage: 1.2 GB of 1 GB physical memory used; 2.2 GB of 2.1 GB virtual memory used. Killing container.',
        origin: 'apache hadoop, ContainersMonitorImpl.java',
      },
    ],
    nearMisses: ['Container container_1_0001_01_000002 of capacity <memory:4096, vCores:1> on host worker-1:8041'],
  },
  {
    id: 'yarn/application-failed',
    technology: 'yarn',
    category: 'crash',
    title: 'YARN application {application} fails',
    cause: 'The master of the application {application} failed as often as it may, so YARN gives the application up.',
    otherwise: { application: 'of this log' },
    patterns: [
      /Application (?<application>application_\d+_\d+) failed \d+ times due to (?:AM Container|ApplicationMaster)/i,
      /AM Container for appattempt_\d+_\d+_\d+ exited with {1,2}exitCode: -?\d+/i,
    ],
    keywords: ['times due to am container', 'times due to applicationmaster', 'am container for'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'yarn logs -applicationId {application} | grep -B 2 -A 20 -E "ERROR|Exception" | head -80',
        'Read why the master ended.',
        'The first exception is known.',
      ),
    ],
    samples: [
      {
        line: 'Application application_1389136889967_0001 failed 2 times due to AM Container for appattempt_1389136889967_0001_000002 exited with  exitCode: -1000',
        origin: 'apache hadoop, RMAppImpl.java',
      },
      {
        line: 'Diagnostics: AM Container for appattempt_1500000000000_0042_000001 exited with exitCode: 13',
        origin: 'apache hadoop, RMAppAttemptImpl.java',
      },
    ],
    nearMisses: [
      'Application application_1389136889967_0001 State change from RUNNING to FINAL_SAVING on event = ATTEMPT_UNREGISTERED',
    ],
  },
  {
    id: 'yarn/node-lost',
    technology: 'yarn',
    category: 'dependency-failure',
    title: 'YARN has lost node {node}',
    cause: 'The NodeManager on {node} no longer reports to YARN, so its containers are given up.',
    patterns: [
      /Expired:(?<node>[\w.-]{1,253}:\d{1,5}) Timed out after \d+ secs/i,
      /Deactivating Node (?<node>[\w.-]{1,253}:\d{1,5}) as it is now (?:LOST|UNHEALTHY)/i,
    ],
    keywords: ['timed out after', 'deactivating node'],
    blames: 'host',
    specificity: 3,
    severity: 'high',
    unmistakable: true,
    commands: [
      diagnose(
        'yarn node -list -all | grep -E "LOST|UNHEALTHY"; yarn node -status {node}',
        'See why it is lost or unhealthy.',
        'The reason is known.',
      ),
    ],
    samples: [
      {
        line: 'Expired:worker-3.example.com:45454 Timed out after 600 secs',
        origin: 'apache hadoop, AbstractLivelinessMonitor.java',
      },
      {
        line: 'Deactivating Node worker-3.example.com:45454 as it is now LOST',
        origin: 'apache hadoop, RMNodeImpl.java',
      },
    ],
    nearMisses: [
      'NodeManager from node worker-3.example.com(cmPort: 45454 httpPort: 8042) registered with capability: <memory:8192, vCores:8>',
    ],
  },
]
