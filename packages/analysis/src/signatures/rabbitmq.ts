import { defineSignatures } from './define-signatures.ts'

export const RABBITMQ_SIGNATURES = defineSignatures([
  {
    id: 'rabbitmq/memory-alarm',
    mechanism: 'slots-exhausted',
    severity: 'critical',
    symptom: 'RabbitMQ memory alarm, publishers blocked',
    cause:
      'RabbitMQ reached its memory watermark (memory alarm) and blocks publishers until memory is free: queues are longer than consumers can drain.',
    patterns: [
      /memory resource limit alarm set on node '?(?<node>[\w@.-]{1,120})/i,
      /vm_memory_high_watermark set\. Memory used:\d+/i,
    ],
    keywords: 'memory resource limit alarm set|vm_memory_high_watermark set',
    blames: 'self',
    look: 'rabbitmq-diagnostics memory_breakdown && rabbitmqctl list_queues name messages consumers memory --formatter pretty_table # See whether queues, connections or binaries take the memory, and which queue is longest.',
    fix: 'rabbitmqctl set_vm_memory_high_watermark 0.6 # Raise the watermark as a stopgap; then drain the longest queue with more consumers. # rabbitmqctl set_vm_memory_high_watermark 0.4',
    verify: 'rabbitmq-diagnostics check_local_alarms # It is healthy again.',
    samples: {
      "memory resource limit alarm set on node 'rabbit@rabbit-0'.": 'rabbitmq source, rabbit_alarm.erl',
      'vm_memory_high_watermark set. Memory used:3358154752 allowed:3358154752':
        'rabbitmq source, vm_memory_monitor.erl',
    },
    nearMisses: ["memory resource limit alarm cleared on node 'rabbit@rabbit-0'"],
  },
  {
    id: 'rabbitmq/disk-alarm',
    mechanism: 'disk-full',
    symptom: 'RabbitMQ disk alarm, publishers blocked',
    cause:
      'The disk of RabbitMQ has less free space than its limit (disk alarm), so publishers are blocked until space is free.',
    patterns: [
      /disk resource limit alarm set on node '?(?<node>[\w@.-]{1,120})/i,
      /Free disk space is insufficient\. Free bytes: ?\d+/i,
    ],
    keywords: 'disk resource limit alarm set|free disk space is insufficient',
    blames: 'self',
    look: 'df -h /var/lib/rabbitmq; rabbitmqctl list_queues name messages message_bytes_persistent --formatter pretty_table # Check what fills the disk: long queues, or other data.',
    samples: {
      "disk resource limit alarm set on node 'rabbit@rabbit-0'.": 'rabbitmq source, rabbit_alarm.erl',
      'Free disk space is insufficient. Free bytes: 31784960. Limit: 50000000':
        'rabbitmq source, rabbit_disk_monitor.erl',
    },
    nearMisses: ['Free disk space is sufficient. Free bytes: 61784960. Limit: 50000000'],
  },
  {
    id: 'rabbitmq/access-refused',
    mechanism: 'credential-rejected',
    symptom: 'RabbitMQ login rejected',
    cause:
      'RabbitMQ rejects[ {service}] (access refused): user or password is wrong, or the user has no permission on the vhost, queue or exchange.',
    patterns: [
      /ACCESS_REFUSED\b|access_refused:/,
      /Exception \(403\) Reason: "(?:username or password|no access to this vhost)/,
      /PLAIN login refused: user '(?<user>[^']{1,120})' - invalid credentials/i,
      /access to (?:vhost|queue|exchange) '[^']{1,120}' (?:in vhost '[^']{1,120}' )?refused for user '(?<user>[^']{1,120})'/i,
    ],
    keywords: 'access_refused|exception (403) reason|plain login refused|refused for user',
    blames: 'peer',
    look: 'rabbitmqctl list_users && rabbitmqctl list_permissions -p <virtual-host> # See whether the user exists and what it may use.',
    fix: "rabbitmqctl set_permissions -p <virtual-host> <user> '.*' '.*' '.*' # Grant what the client needs, or correct its credentials. # rabbitmqctl clear_permissions -p <virtual-host> <user>",
    samples: {
      'Error: Handshake terminated by server: 403 (ACCESS-REFUSED) with message "ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN. For details see the broker logfile."':
        'rabbitmq docs, access control',
      "PLAIN login refused: user 'guest' - invalid credentials": 'rabbitmq source, rabbit_reader.erl',
    },
    nearMisses: [
      "connection <0.1291.0> (10.0.0.9:40122 -> 10.0.0.3:5672): user 'app' authenticated and granted access to vhost '/'",
    ],
  },
  {
    id: 'rabbitmq/precondition-failed',
    mechanism: 'bad-configuration',
    symptom: '[queue {queue} declared differently|RabbitMQ precondition failed]',
    cause:
      'The client[ {service}] declares a RabbitMQ queue or exchange[ ({queue})] with other arguments than it has (PRECONDITION_FAILED), or acknowledges what it does not hold, so the channel is closed.',
    patterns: [
      /PRECONDITION_FAILED(?:: | - )inequivalent arg '[^']{1,80}' for (?:queue|exchange) '(?<queue>[^']{1,255})'/i,
      /PRECONDITION_FAILED(?:: | - )(?!delivery acknowledgement)/i,
    ],
    keywords: 'precondition_failed',
    blames: 'self',
    inClient: true,
    look: 'rabbitmqctl list_queues name durable auto_delete arguments # Compare the arguments of the queue with those in the code.',
    samples: {
      "operation queue.declare caused a channel exception precondition_failed: inequivalent arg 'durable' for queue 'task_queue' in vhost '/': received 'true' but current is 'false'":
        'rabbitmq docs, queues; source, rabbit_misc.erl',
      'Channel error: 406 PRECONDITION_FAILED - unknown delivery tag 1': 'rabbitmq docs, confirms',
    },
    nearMisses: [
      {
        line: 'PRECONDITION_FAILED - delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms.',
        is: 'rabbitmq/acknowledgement-timeout',
      },
    ],
  },
  {
    id: 'rabbitmq/acknowledgement-timeout',
    mechanism: 'slow-work',
    symptom: 'consumer acknowledges too late',
    cause:
      'A RabbitMQ consumer[ of {service}] holds a message longer than the acknowledgement (ack) timeout, so its channel is closed and the message redelivered.',
    patterns: [
      /delivery acknowledgement on channel \d+ timed out/i,
      /timed out waiting for a consumer acknowledgement of a delivery/i,
    ],
    keywords: 'delivery acknowledgement on channel|consumer acknowledgement of a delivery',
    blames: 'self',
    inClient: true,
    look: 'rabbitmqctl list_queues name messages_unacknowledged consumers && rabbitmqctl eval "application:get_env(rabbit, consumer_timeout)." # See which queue holds unacknowledged messages and how long the broker waits.',
    samples: {
      'PRECONDITION_FAILED - delivery acknowledgement on channel 1 timed out. Timeout value used: 1800000 ms. This timeout value can be configured, see consumers doc guide to learn more':
        'rabbitmq docs, consumers; source, rabbit_channel.erl',
      'delivery acknowledgement on channel 5 timed out. Timeout value used: 900000 ms.':
        'rabbitmq source, rabbit_channel.erl',
      "Consumer 'ctag1' on channel 2 and queue 'thumbs' in vhost '/' has timed out waiting for a consumer acknowledgement of a delivery with delivery tag = 7":
        'rabbitmq source, rabbit_channel.erl',
    },
    nearMisses: ['consumer_timeout = 1800000'],
  },
  {
    id: 'rabbitmq/network-partition',
    mechanism: 'quorum-lost',
    symptom: 'RabbitMQ network partition',
    cause:
      'Nodes of the RabbitMQ cluster lost sight of each other (network partition, split) and went on alone, so queues and messages differ between the parts.',
    patterns: [
      /inconsistent_database, running_partitioned_network/,
      /Cluster minority(?:\/secondary)? status detected/i,
      /Partial partition detected/i,
    ],
    keywords: 'running_partitioned_network|cluster minority|partial partition detected',
    blames: 'self',
    look: 'rabbitmqctl cluster_status # See which nodes are in which part.',
    fix: 'rabbitmqctl stop_app && rabbitmqctl start_app # Restart the nodes of the smaller part, which then takes over the state of the larger. # None: messages that only the smaller part holds are lost, so read them out first.',
    samples: {
      "Mnesia('rabbit@hostname'): ** ERROR ** mnesia_event got {inconsistent_database, running_partitioned_network, 'rabbit@other'}":
        'rabbitmq docs, clustering and network partitions',
      'Cluster minority/secondary status detected - awaiting recovery': 'rabbitmq source, rabbit_node_monitor.erl',
    },
    nearMisses: ["node 'rabbit@rabbit-1' up"],
  },
  {
    id: 'rabbitmq/missed-heartbeats',
    mechanism: 'connection-lost',
    severity: 'medium',
    symptom: 'RabbitMQ heartbeats missed',
    cause:
      'The RabbitMQ client[ in {service}] sent no heartbeat in time, so its connection is closed: its process is blocked or overloaded, or the network drops packets.',
    patterns: [/missed heartbeats from client, timeout: ?\d+s/i, /heartbeat_timeout\b/, /Too many heartbeats missed/i],
    keywords: 'missed heartbeats from client|heartbeat_timeout|heartbeats missed',
    blames: 'self',
    inClient: true,
    look: 'rabbitmqctl list_connections name state timeout client_properties # See which client it is; look for long work on the thread that should send heartbeats.',
    samples: {
      'missed heartbeats from client, timeout: 60s': 'rabbitmq source, rabbit_reader.erl',
      'amqp.exceptions.ConnectionForced: Too many heartbeats missed': 'celery/py-amqp, connection.py',
    },
    nearMisses: ['heartbeat: 60, channel_max: 2047'],
  },
  {
    id: 'rabbitmq/queue-not-found',
    mechanism: 'missing-object',
    symptom: "[RabbitMQ {kind} {queue} doesn't exist|RabbitMQ queue doesn't exist]",
    cause: '[{service} uses|A client uses] the RabbitMQ [{kind} {queue}|queue], which does not exist on the broker.',
    patterns: [/NOT_FOUND(?:: | - )no (?<kind>queue|exchange) '(?<queue>[^']{1,255})' in vhost/i],
    keywords: 'not_found - no |not_found: no ',
    blames: 'self',
    inClient: true,
    look: 'rabbitmqctl list_queues name; rabbitmqctl list_exchanges name type; rabbitmqctl list_vhosts # See whether it exists under another name or in another virtual host.',
    samples: {
      "amqp.exceptions.NotFound: Queue.declare: (404) NOT_FOUND - no queue 'hello' in vhost '/'":
        'rabbitmq docs, channels; rabbitmq source, rabbit_misc.erl',
      "operation basic.publish caused a channel exception not_found: no exchange 'logs' in vhost 'prod'":
        'rabbitmq docs, channels; rabbitmq source, rabbit_misc.erl',
    },
    nearMisses: ["queue 'hello' in vhost '/' declared"],
  },
])
