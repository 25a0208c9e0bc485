import type { Signature } from '../model/signature.ts'
import { diagnose, fix, verify } from './propose-command.ts'

export const RABBITMQ_SIGNATURES: readonly Signature[] = [
  {
    id: 'rabbitmq/memory-alarm',
    technology: 'rabbitmq',
    category: 'resource-exhaustion',
    title: 'RabbitMQ is out of memory and blocks publishers',
    cause:
      'RabbitMQ has reached its memory watermark and accepts no messages until memory is free: queues are longer than consumers can drain.',
    patterns: [
      /memory resource limit alarm set on node '?(?<node>[\w@.-]{1,120})/i,
      /vm_memory_high_watermark set\. Memory used:\d+/i,
    ],
    keywords: ['memory resource limit alarm set', 'vm_memory_high_watermark set'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'rabbitmq-diagnostics memory_breakdown && rabbitmqctl list_queues name messages consumers memory --formatter pretty_table',
        'See whether queues, connections or binaries take the memory, and which queue is longest.',
        'The longest queue is known.',
        { priority: 'critical' },
      ),
      fix(
        'rabbitmqctl set_vm_memory_high_watermark 0.6',
        'Gain a little room; then drain the longest queue with more consumers.',
        'rabbitmqctl list_connections shows no blocked publisher.',
        'rabbitmqctl set_vm_memory_high_watermark 0.4',
      ),
      verify('rabbitmq-diagnostics check_local_alarms', 'No alarm is in effect.'),
    ],
    samples: [
      {
        line: "memory resource limit alarm set on node 'rabbit@rabbit-0'.",
        origin: 'rabbitmq source, rabbit_alarm.erl',
      },
      {
        line: 'vm_memory_high_watermark set. Memory used:3358154752 allowed:3358154752',
        origin: 'rabbitmq source, vm_memory_monitor.erl',
      },
    ],
    nearMisses: ["memory resource limit alarm cleared on node 'rabbit@rabbit-0'"],
  },
  {
    id: 'rabbitmq/disk-alarm',
    technology: 'rabbitmq',
    category: 'resource-exhaustion',
    title: 'RabbitMQ is out of disk space and blocks publishers',
    cause: 'The disk of RabbitMQ has less free space than its limit, so it accepts no messages until space is free.',
    patterns: [
      /disk resource limit alarm set on node '?(?<node>[\w@.-]{1,120})/i,
      /Free disk space is insufficient\. Free bytes: ?\d+/i,
    ],
    keywords: ['disk resource limit alarm set', 'free disk space is insufficient'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'df -h /var/lib/rabbitmq; rabbitmqctl list_queues name messages message_bytes_persistent --formatter pretty_table',
        'See what fills the disk: long queues, or something beside RabbitMQ.',
        'The consumer of space is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: "disk resource limit alarm set on node 'rabbit@rabbit-0'.", origin: 'rabbitmq source, rabbit_alarm.erl' },
      {
        line: 'Free disk space is insufficient. Free bytes: 31784960. Limit: 50000000',
        origin: 'rabbitmq source, rabbit_disk_monitor.erl',
      },
    ],
    nearMisses: ['Free disk space is sufficient. Free bytes: 61784960. Limit: 50000000'],
  },
  {
    id: 'rabbitmq/access-refused',
    technology: 'rabbitmq',
    category: 'authentication',
    title: 'RabbitMQ rejects the login of {service}',
    cause:
      'RabbitMQ refuses the client: user or password do not fit, or the user may not use the virtual host, queue or exchange.',
    patterns: [
      /ACCESS_REFUSED\b|access_refused:/,
      /Exception \(403\) Reason: "(?:username or password|no access to this vhost)/,
      /PLAIN login refused: user '(?<user>[^']{1,120})' - invalid credentials/i,
      /access to (?:vhost|queue|exchange) '[^']{1,120}' (?:in vhost '[^']{1,120}' )?refused for user '(?<user>[^']{1,120})'/i,
    ],
    keywords: ['access_refused', 'exception (403) reason', 'plain login refused', 'refused for user'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'rabbitmqctl list_users && rabbitmqctl list_permissions -p <virtual-host>',
        'See whether the user exists and what it may use.',
        'User and rights are known.',
      ),
      fix(
        `rabbitmqctl set_permissions -p <virtual-host> <user> '.*' '.*' '.*'`,
        'Grant what the client needs, or correct its credentials.',
        'The client connects.',
        'rabbitmqctl clear_permissions -p <virtual-host> <user>',
      ),
    ],
    samples: [
      {
        line: 'Error: Handshake terminated by server: 403 (ACCESS-REFUSED) with message "ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN. For details see the broker logfile."',
        origin: 'rabbitmq docs, access control',
      },
      {
        line: "PLAIN login refused: user 'guest' - invalid credentials",
        origin: 'rabbitmq source, rabbit_reader.erl',
      },
    ],
    nearMisses: [
      "connection <0.1291.0> (10.0.0.9:40122 -> 10.0.0.3:5672): user 'app' authenticated and granted access to vhost '/'",
    ],
  },
  {
    id: 'rabbitmq/precondition-failed',
    technology: 'rabbitmq',
    category: 'configuration',
    title: 'RabbitMQ queue {queue} is declared differently than it exists',
    cause:
      'The client declares a queue or exchange ({queue}) with other arguments than it has on the broker, or acknowledges what it does not hold, so the channel is closed.',
    otherwise: { queue: 'of the client' },
    patterns: [
      /PRECONDITION_FAILED(?:: | - )inequivalent arg '[^']{1,80}' for (?:queue|exchange) '(?<queue>[^']{1,255})'/i,
      /PRECONDITION_FAILED(?:: | - )(?!delivery acknowledgement)/i,
    ],
    keywords: ['precondition_failed'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'rabbitmqctl list_queues name durable auto_delete arguments',
        'Compare the arguments of the queue with those in the code.',
        'The argument that differs is known.',
      ),
    ],
    samples: [
      {
        line: `operation queue.declare caused a channel exception precondition_failed: inequivalent arg 'durable' for queue 'task_queue' in vhost '/': received 'true' but current is 'false'`,
        origin: 'rabbitmq docs, queues; source, rabbit_misc.erl',
      },
      { line: 'Channel error: 406 PRECONDITION_FAILED - unknown delivery tag 1', origin: 'rabbitmq docs, confirms' },
    ],
    nearMisses: [
      {
        line: 'PRECONDITION_FAILED - delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms.',
        is: 'rabbitmq/acknowledgement-timeout',
      },
    ],
  },
  {
    id: 'rabbitmq/acknowledgement-timeout',
    technology: 'rabbitmq',
    category: 'capacity',
    title: 'Consumers of {service} acknowledge messages too late',
    cause:
      'A consumer keeps a message longer than RabbitMQ waits for its acknowledgement, so its channel is closed and the message is delivered again.',
    patterns: [/delivery acknowledgement on channel \d+ timed out/i],
    keywords: ['delivery acknowledgement on channel'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'rabbitmqctl list_queues name messages_unacknowledged consumers && rabbitmqctl eval "application:get_env(rabbit, consumer_timeout)."',
        'See which queue holds unacknowledged messages and how long the broker waits.',
        'Queue and limit are known.',
      ),
    ],
    samples: [
      {
        line: 'PRECONDITION_FAILED - delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms. This timeout value can be configured, see consumers doc guide to learn more',
        origin: 'rabbitmq docs, consumers; source, rabbit_channel.erl',
      },
      {
        line: 'delivery acknowledgement on channel 5 timed out. Timeout value used: 900000 ms.',
        origin: 'rabbitmq source, rabbit_channel.erl',
      },
    ],
    nearMisses: ['consumer_timeout = 1800000'],
  },
  {
    id: 'rabbitmq/network-partition',
    technology: 'rabbitmq',
    category: 'dependency-failure',
    title: 'The RabbitMQ cluster is split',
    cause:
      'Nodes of the RabbitMQ cluster lost sight of each other and went on by themselves, so queues and messages differ between the parts.',
    patterns: [
      /inconsistent_database, running_partitioned_network/,
      /Cluster minority(?:\/secondary)? status detected/i,
      /Partial partition detected/i,
    ],
    keywords: ['running_partitioned_network', 'cluster minority', 'partial partition detected'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose('rabbitmqctl cluster_status', 'See which nodes are in which part.', 'No partition is listed.', {
        priority: 'critical',
      }),
      fix(
        'rabbitmqctl stop_app && rabbitmqctl start_app',
        'Restart the nodes of the smaller part, which then takes over the state of the larger.',
        'rabbitmqctl cluster_status lists no partition.',
        'None: messages that only the smaller part holds are lost, so read them out first.',
        { risk: 'destructive', estimatedTime: '15 min' },
      ),
    ],
    samples: [
      {
        line: "Mnesia('rabbit@hostname'): ** ERROR ** mnesia_event got {inconsistent_database, running_partitioned_network, 'rabbit@other'}",
        origin: 'rabbitmq docs, clustering and network partitions',
      },
      {
        line: 'Cluster minority/secondary status detected - awaiting recovery',
        origin: 'rabbitmq source, rabbit_node_monitor.erl',
      },
    ],
    nearMisses: ["node 'rabbit@rabbit-1' up"],
  },
  {
    id: 'rabbitmq/missed-heartbeats',
    technology: 'rabbitmq',
    category: 'connectivity',
    title: 'RabbitMQ closes silent connections of {service}',
    cause:
      'The client of RabbitMQ sent no heartbeat in time, so its connection is closed: its process is blocked or overloaded, or the network drops packets.',
    patterns: [/missed heartbeats from client, timeout: ?\d+s/i, /heartbeat_timeout\b/, /Too many heartbeats missed/i],
    keywords: ['missed heartbeats from client', 'heartbeat_timeout', 'heartbeats missed'],
    blames: 'self',
    inClient: true,
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'rabbitmqctl list_connections name state timeout client_properties',
        'See which client it is; look for long work on the thread that should send heartbeats.',
        'The client is known.',
      ),
    ],
    samples: [
      { line: 'missed heartbeats from client, timeout: 60s', origin: 'rabbitmq source, rabbit_reader.erl' },
      { line: 'amqp.exceptions.ConnectionForced: Too many heartbeats missed', origin: 'celery/py-amqp, connection.py' },
    ],
    nearMisses: ['heartbeat: 60, channel_max: 2047'],
  },
  {
    id: 'rabbitmq/queue-not-found',
    technology: 'rabbitmq',
    category: 'configuration',
    title: 'RabbitMQ has no {kind} {queue}',
    cause: '{service} uses the {kind} {queue}, which does not exist on the broker.',
    patterns: [/NOT_FOUND(?:: | - )no (?<kind>queue|exchange) '(?<queue>[^']{1,255})' in vhost/i],
    keywords: ['not_found - no ', 'not_found: no '],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'rabbitmqctl list_queues name; rabbitmqctl list_exchanges name type; rabbitmqctl list_vhosts',
        'See whether it exists under another name or in another virtual host.',
        'The right name is known.',
      ),
    ],
    samples: [
      {
        line: `amqp.exceptions.NotFound: Queue.declare: (404) NOT_FOUND - no queue 'hello' in vhost '/'`,
        origin: 'rabbitmq docs, channels; rabbitmq source, rabbit_misc.erl',
      },
      {
        line: `operation basic.publish caused a channel exception not_found: no exchange 'logs' in vhost 'prod'`,
        origin: 'rabbitmq docs, channels; rabbitmq source, rabbit_misc.erl',
      },
    ],
    nearMisses: ["queue 'hello' in vhost '/' declared"],
  },
]
