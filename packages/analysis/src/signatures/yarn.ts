import { defineSignatures } from './define-signatures.ts'

export const YARN_SIGNATURES = defineSignatures([
  {
    id: 'yarn/container-over-memory',
    mechanism: 'memory-limit',
    severity: 'high',
    symptom: 'YARN kills containers over memory',
    cause:
      'A container[ of {service}] needs more memory than YARN granted[ ({limit} of its {kind} memory)] and is killed.',
    patterns: [
      /running (?:\d+B )?beyond (?:the '?)?(?<kind>physical|virtual|PHYSICAL|VIRTUAL)'? memory limits?\b/,
      /Container killed by YARN for exceeding (?:(?<kind>physical|virtual) )?memory limits\. (?<limit>[\d.]{1,10} GB of [\d.]{1,10} GB)/i,
    ],
    keywords:
      "beyond physical memory|beyond virtual memory|beyond the '|for exceeding memory limits|for exceeding physical|for exceeding virtual",
    blames: 'self',
    look: 'yarn logs -applicationId <application> | grep -iE "memory limits|OutOfMemory" | head # See by how much it was exceeded.',
    fix: 'spark-submit --conf spark.executor.memoryOverhead=<larger-overhead> <application> # Grant more memory beside the heap, or make partitions smaller. # Submit with the previous value.',
    samples: {
      'Container killed by YARN for exceeding memory limits. 5.5 GB of 5.5 GB physical memory used. Consider boosting spark.yarn.executor.memoryOverhead.':
        'apache spark, YarnAllocator.scala',
      'Container [pid=28920,containerID=container_1389136889967_0001_01_000121] is running beyond virtual memory limits. Current usage: 1.2 GB of 1 GB physical memory used; 2.2 GB of 2.1 GB virtual memory used. Killing container.':
        'apache hadoop, ContainersMonitorImpl.java',
    },
    nearMisses: ['Container container_1_0001_01_000002 of capacity <memory:4096, vCores:1> on host worker-1:8041'],
  },
  {
    id: 'yarn/application-failed',
    mechanism: 'crash',
    symptom: '[YARN application {application} failed|YARN application failed]',
    cause:
      'The master of the YARN application[ {application}] failed as often as allowed, so YARN ends the application.',
    patterns: [
      /Application (?<application>application_\d+_\d+) failed \d+ times due to (?:AM Container|ApplicationMaster)/i,
      /AM Container for appattempt_\d+_\d+_\d+ exited with {1,2}exitCode: -?\d+/i,
    ],
    keywords: 'times due to am container|times due to applicationmaster|am container for',
    blames: 'self',
    look: 'yarn logs -applicationId {application} | grep -B 2 -A 20 -E "ERROR|Exception" | head -80 # Read why the master ended.',
    samples: {
      'Application application_1389136889967_0001 failed 2 times due to AM Container for appattempt_1389136889967_0001_000002 exited with  exitCode: -1000':
        'apache hadoop, RMAppImpl.java',
      'Diagnostics: AM Container for appattempt_1500000000000_0042_000001 exited with exitCode: 13':
        'apache hadoop, RMAppAttemptImpl.java',
    },
    nearMisses: [
      'Application application_1389136889967_0001 State change from RUNNING to FINAL_SAVING on event = ATTEMPT_UNREGISTERED',
    ],
  },
  {
    id: 'yarn/node-lost',
    mechanism: 'host-lost',
    severity: 'high',
    symptom: '[YARN lost node {node}|YARN lost a node]',
    cause: 'The NodeManager[ on {node}] no longer reports to YARN, so its containers are lost.',
    patterns: [
      /Expired:(?<node>[\w.-]{1,253}:\d{1,5}) Timed out after \d+ secs/i,
      /Deactivating Node (?<node>[\w.-]{1,253}:\d{1,5}) as it is now (?:LOST|UNHEALTHY)/i,
    ],
    keywords: 'timed out after|deactivating node',
    blames: 'host',
    unmistakable: true,
    look: 'yarn node -list -all | grep -E "LOST|UNHEALTHY"; yarn node -status {node} # See why it is lost or unhealthy.',
    samples: {
      'Expired:worker-3.example.com:45454 Timed out after 600 secs': 'apache hadoop, AbstractLivelinessMonitor.java',
      'Deactivating Node worker-3.example.com:45454 as it is now LOST': 'apache hadoop, RMNodeImpl.java',
    },
    nearMisses: [
      'NodeManager from node worker-3.example.com(cmPort: 45454 httpPort: 8042) registered with capability: <memory:8192, vCores:8>',
    ],
  },
])
