import type { Signature } from '../model/signature.ts'
import { diagnose, fix, verify } from './propose-command.ts'

export const KAFKA_SIGNATURES: readonly Signature[] = [
  {
    id: 'kafka/poll-timeout',
    technology: 'kafka',
    category: 'capacity',
    title: 'Kafka consumer of {service} is put out of its group',
    cause:
      'The Kafka consumer of {service} takes too long to process a batch: more than max.poll.interval.ms passes between two polls, so it leaves its group and the partitions are rebalanced again and again.',
    patterns: [
      /consumer poll timeout has expired/i,
      /longer than the configured max\.poll\.interval\.ms/i,
      /the consumer is not part of an active group/i,
      /member .{0,120} has failed, removing it from the group/i,
    ],
    keywords: ['poll timeout', 'max.poll.interval', 'not part of an active group', 'removing it from the group'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    explains: ['kafka/rebalancing'],
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'kafka-consumer-groups.sh --bootstrap-server <broker> --describe --group {service}',
        description: 'See lag and members of the group.',
        estimatedTime: '2 min',
        verification: 'The member that leaves is known.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'kubectl set env deployment/{service} KAFKA_MAX_POLL_RECORDS=<smaller-batch>',
        description: 'Take smaller batches (max.poll.records) or allow more time (max.poll.interval.ms).',
        estimatedTime: '5 min',
        verification: 'The group stays stable for an hour and lag falls.',
        undo: 'kubectl rollout undo deployment/{service}',
      },
    ],
    samples: [
      {
        line: 'consumer poll timeout has expired. This means the time between subsequent calls to poll() was longer than the configured max.poll.interval.ms',
        origin: 'apache kafka, ConsumerCoordinator',
      },
      {
        line: 'CommitFailedException: Offset commit cannot be completed since the consumer is not part of an active group for auto partition assignment',
        origin: 'apache kafka, ConsumerCoordinator',
      },
    ],
    nearMisses: ['Setting newly assigned partitions: payments-0'],
  },
  {
    id: 'kafka/rebalancing',
    technology: 'kafka',
    category: 'contention',
    title: 'Consumer group {subject} rebalances',
    cause: 'Members of the consumer group {subject} leave and join, so its partitions are handed out anew.',
    patterns: [/Preparing to rebalance group (?<subject>[\w.-]+)/i],
    keywords: ['preparing to rebalance'],
    blames: 'self',
    specificity: 1,
    severity: 'low',
    commands: [],
    samples: [
      {
        line: 'Preparing to rebalance group orders in state PreparingRebalance with old generation 42 (__consumer_offsets-3)',
        origin: 'apache kafka, GroupCoordinator.scala',
      },
      {
        line: 'Preparing to rebalance group my-group in state Stable with old generation 3 (__consumer_offsets-12)',
        origin: 'apache kafka, GroupCoordinator',
      },
    ],
    nearMisses: ['Stabilized group orders generation 43 (__consumer_offsets-3)'],
  },
  {
    id: 'kafka/broker-unreachable',
    technology: 'kafka',
    category: 'connectivity',
    title: 'No Kafka broker answers at {peer}',
    cause:
      'The client cannot connect to the Kafka broker at {peer}: it is down, or the address that it advertises cannot be reached from here.',
    patterns: [
      /Connection to node -?\d+ \((?<peer>[\w.-]{1,120}(?:\/[\d.]{7,15})?:\d{2,5})\) could not be established/i,
      /Bootstrap broker (?<peer>[\w.-]{1,120}:\d{2,5})(?: \(id: -?\d+ rack: \w+\))? disconnected/i,
      /(?<![\w.-])(?<peer>[\w.-]{1,120}:\d{2,5})\/(?:bootstrap|\d+): Connect to ipv[46]#\S{1,60} failed/i,
      /\bNoBrokersAvailable\b|All broker connections are down|\b\d{1,4}\/\d{1,4} brokers are down/i,
      /Connection to node -?\d+ could not be established\. Broker may not be available/i,
    ],
    keywords: [
      'connection to node -',
      'connection to node ',
      'bootstrap broker',
      ': connect to ipv',
      'nobrokersavailable',
      'broker connections are down',
      'brokers are down',
    ],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'kafka-broker-api-versions.sh --bootstrap-server {peer} | head -5; nc -vz {peer}',
        'See whether the broker answers, and compare its advertised listeners with the address in use.',
        'The broker lists its versions.',
      ),
    ],
    samples: [
      {
        line: '[Producer clientId=producer-1] Connection to node -1 (localhost/127.0.0.1:9092) could not be established. Broker may not be available.',
        origin: 'apache kafka, NetworkClient.java',
      },
      {
        line: 'Bootstrap broker kafka-0:9092 (id: -1 rack: null) disconnected',
        origin: 'apache kafka, NetworkClient.java',
      },
    ],
    nearMisses: ['[Producer clientId=producer-1] Cluster ID: lkc-abc12', '[Consumer clientId=c] Node 2 disconnected.'],
  },
  {
    id: 'kafka/not-enough-replicas',
    technology: 'kafka',
    category: 'dependency-failure',
    title: 'Kafka has too few in-sync replicas',
    cause:
      'Fewer replicas of a Kafka partition are in sync than min.insync.replicas asks for, so brokers refuse writes: a broker is down or lags.',
    patterns: [
      /NotEnoughReplicas(?:AfterAppend)?Exception|NOT_ENOUGH_REPLICAS/,
      /insufficient to satisfy the min\.isr requirement/i,
      /fewer in-sync replicas than required/i,
    ],
    keywords: ['notenoughreplicas', 'not_enough_replicas', 'min.isr requirement', 'fewer in-sync replicas'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'kafka-topics.sh --bootstrap-server <broker> --describe --under-min-isr-partitions',
        'See which partitions lack replicas and which broker is missing.',
        'The missing broker is known.',
        { priority: 'critical' },
      ),
      verify(
        'kafka-topics.sh --bootstrap-server <broker> --describe --under-replicated-partitions',
        'The list is empty.',
      ),
    ],
    samples: [
      {
        line: 'org.apache.kafka.common.errors.NotEnoughReplicasException: Messages are rejected since there are fewer in-sync replicas than required.',
        origin: 'apache kafka, Errors.java',
      },
      {
        line: 'The size of the current ISR Set(1) is insufficient to satisfy the min.isr requirement of 2 for partition orders-0',
        origin: 'apache kafka, Partition.scala',
      },
    ],
    nearMisses: ['[Partition orders-0 broker=1] Expanding ISR from 1 to 1,2.'],
  },
  {
    id: 'kafka/record-too-large',
    technology: 'kafka',
    category: 'configuration',
    title: 'Messages are larger than Kafka accepts',
    cause:
      '{service} sends messages larger than the limit of its producer, the topic or the broker, and they are refused.',
    patterns: [
      /RecordTooLargeException|MESSAGE_TOO_LARGE|MSG_SIZE_TOO_LARGE/,
      /message is \d+ bytes when serialized which is larger than/i,
      /Broker: Message size too large/i,
    ],
    keywords: [
      'recordtoolarge',
      'message_too_large',
      'msg_size_too_large',
      'bytes when serialized',
      'message size too large',
    ],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'medium',
    commands: [
      diagnose(
        'kafka-configs.sh --bootstrap-server <broker> --describe --topic <topic> --all | grep max.message.bytes',
        'Compare the size of the message with the limits of topic and producer.',
        'Size and limits are known.',
      ),
      fix(
        'kafka-configs.sh --bootstrap-server <broker> --alter --topic <topic> --add-config max.message.bytes=<bytes>',
        'Raise the limit (and max.request.size of the producer), or put large bodies elsewhere and send a reference.',
        'The message is accepted.',
        'kafka-configs.sh --bootstrap-server <broker> --alter --topic <topic> --delete-config max.message.bytes',
      ),
    ],
    samples: [
      {
        line: 'org.apache.kafka.common.errors.RecordTooLargeException: The message is 1740572 bytes when serialized which is larger than 1048576, which is the value of the max.request.size configuration.',
        origin: 'apache kafka, KafkaProducer.java',
      },
      {
        line: 'KafkaError{code=MSG_SIZE_TOO_LARGE,val=10,str="Broker: Message size too large"}',
        origin: 'confluentinc/librdkafka, rdkafka.c',
      },
    ],
    nearMisses: ['max.message.bytes = 1048588'],
  },
  {
    id: 'kafka/unknown-topic',
    technology: 'kafka',
    category: 'configuration',
    title: 'Kafka topic {topic} does not exist',
    cause: '{service} uses the Kafka topic {topic}, which the cluster does not have (or does not show to this user).',
    otherwise: { topic: 'that the client asks for' },
    patterns: [
      /Error while fetching metadata with correlation id \d+ : \{(?<topic>[\w.-]{1,249})=UNKNOWN_TOPIC_OR_PARTITION\}/,
      /Topic (?<topic>[\w.-]{1,249}) not present in metadata after \d+ ms/,
      /UNKNOWN_TOPIC_OR_PART(?:ITION)?|UnknownTopicOrPartitionException/,
    ],
    keywords: ['unknown_topic', 'unknowntopic', 'not present in metadata'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'kafka-topics.sh --bootstrap-server <broker> --list | grep -F "{topic}"',
        'See whether the topic exists, perhaps under another name.',
        'The right name is known.',
      ),
      fix(
        'kafka-topics.sh --bootstrap-server <broker> --create --topic {topic} --partitions <count> --replication-factor 3',
        'Create the topic, if it is meant to exist.',
        'The client produces and consumes.',
        'kafka-topics.sh --bootstrap-server <broker> --delete --topic {topic}',
      ),
    ],
    samples: [
      {
        line: '[Producer clientId=producer-1] Error while fetching metadata with correlation id 3 : {orders=UNKNOWN_TOPIC_OR_PARTITION}',
        origin: 'apache kafka, NetworkClient.java',
      },
      {
        line: 'org.apache.kafka.common.errors.TimeoutException: Topic payments not present in metadata after 60000 ms.',
        origin: 'apache kafka, KafkaProducer.java',
      },
    ],
    nearMisses: ['Created topic orders with 3 partitions'],
  },
  {
    id: 'kafka/offset-out-of-range',
    technology: 'kafka',
    category: 'data-integrity',
    title: 'A Kafka consumer asks for messages that are gone',
    cause:
      'The consumer of {service} asks for an offset that Kafka no longer has: it lagged longer than messages are kept, so some were never read.',
    patterns: [
      /OffsetOutOfRangeException|OFFSET_OUT_OF_RANGE/,
      /Fetch (?:position|offset) \S{1,200} (?:for partition \S{1,200} )?(?:is out of range|out of range)/i,
    ],
    keywords: ['offsetoutofrange', 'offset_out_of_range', 'out of range'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'kafka-consumer-groups.sh --bootstrap-server <broker> --describe --group {service} && kafka-configs.sh --bootstrap-server <broker> --describe --topic <topic> | grep retention',
        'Compare the lag of the group with the retention of the topic.',
        'Lag and retention are known.',
      ),
    ],
    samples: [
      {
        line: 'org.apache.kafka.clients.consumer.OffsetOutOfRangeException: Offsets out of range with no configured reset policy for partitions: {test-0=29898318}',
        origin: 'apache kafka, Fetcher.java',
      },
      {
        line: '[Consumer clientId=c-1, groupId=g] Fetch offset 52 is out of range for partition test-0, resetting offset',
        origin: 'apache kafka, Fetcher.java',
      },
    ],
    nearMisses: ['[Consumer clientId=c-1, groupId=g] Resetting offset for partition test-0 to position 0.'],
  },
  {
    id: 'kafka/log-directory-failed',
    technology: 'kafka',
    category: 'hardware',
    title: 'A log directory of a Kafka broker has failed',
    cause:
      'A Kafka broker cannot read or write one of its log directories, takes it out of service and, when none is left, stops: the disk fails or is full.',
    patterns: [
      /Stopping serving (?:logs|replicas) in dir (?<directory>[\w./-]{1,200})/i,
      /Shutdown broker because all log dirs in (?<directory>[\w./, -]{1,200}) have failed/i,
      /KafkaStorageException|KAFKA_STORAGE_ERROR/,
    ],
    keywords: ['stopping serving', 'because all log dirs', 'kafkastorageexception', 'kafka_storage_error'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'df -h {directory}; df -i {directory}; dmesg -T | grep -iE "i/o error|nvme|xfs|ext4" | tail',
        'Tell a full disk from a failing one.',
        'The reason is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: 'Stopping serving logs in dir /var/lib/kafka/data', origin: 'apache kafka, LogManager.scala' },
      {
        line: 'Shutdown broker because all log dirs in /tmp/kafka-logs have failed',
        origin: 'apache kafka, LogManager.scala',
      },
    ],
    nearMisses: ['Loading logs from log dirs ArrayBuffer(/var/lib/kafka/data)'],
  },
  {
    id: 'kafka/authorization-failed',
    technology: 'kafka',
    category: 'authorization',
    title: 'Kafka refuses {service}',
    cause: 'Kafka refuses the client: its credentials do not fit, or it may not use the topic or group.',
    patterns: [
      /(?:Topic|Group|Cluster|TransactionalId)AuthorizationException: Not authorized to access (?:topics|group|cluster)?:?/,
      /SaslAuthenticationException: Authentication failed/,
      /TOPIC_AUTHORIZATION_FAILED|GROUP_AUTHORIZATION_FAILED/,
      /Failed authentication with \S{1,120} \((?:Authentication failed|SSL handshake failed)/i,
    ],
    keywords: ['authorizationexception', 'saslauthentication', '_authorization_failed', 'failed authentication with'],
    blames: 'self',
    inClient: true,
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'kafka-acls.sh --bootstrap-server <broker> --list --topic <topic>',
        'Compare the rights on topic and group with the user of the client.',
        'The missing right is known.',
      ),
      fix(
        'kafka-acls.sh --bootstrap-server <broker> --add --allow-principal User:<user> --operation Read --topic <topic> --group <group>',
        'Grant what is missing.',
        'The client goes on.',
        'kafka-acls.sh --bootstrap-server <broker> --remove --allow-principal User:<user> --operation Read --topic <topic> --group <group>',
      ),
    ],
    samples: [
      {
        line: 'org.apache.kafka.common.errors.TopicAuthorizationException: Not authorized to access topics: [orders]',
        origin: 'apache kafka, TopicAuthorizationException.java',
      },
      {
        line: 'org.apache.kafka.common.errors.SaslAuthenticationException: Authentication failed: Invalid username or password',
        origin: 'apache kafka, PlainSaslServer.java',
      },
    ],
    nearMisses: ['Successfully authenticated client: authenticationID=app; authorizationID=app.'],
  },
  {
    id: 'kafka/delivery-timeout',
    technology: 'kafka',
    category: 'dependency-failure',
    title: 'Kafka does not take messages of {service} in time',
    cause:
      'Messages wait in the producer of {service} until they expire, because the brokers do not confirm them in time.',
    patterns: [
      /Expiring \d+ record\(s\) for [\w.-]{1,249}-\d+:? ?\d+ ms has passed since/i,
      /Local: Message timed out/,
    ],
    keywords: ['record(s) for', 'local: message timed out'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'kafka-topics.sh --bootstrap-server <broker> --describe --unavailable-partitions',
        'See whether partitions lack a leader.',
        'The list is empty.',
      ),
    ],
    samples: [
      {
        line: 'org.apache.kafka.common.errors.TimeoutException: Expiring 1 record(s) for my-topic-0:120000 ms has passed since batch creation',
        origin: 'apache kafka, ProducerBatch.java',
      },
      {
        line: 'Delivery failed for message: KafkaError{code=_MSG_TIMED_OUT,val=-192,str="Local: Message timed out"}',
        origin: 'confluent-kafka-python docs, KafkaError; librdkafka source, rdkafka.c',
      },
    ],
    nearMisses: ['delivery.timeout.ms = 120000'],
  },
  {
    id: 'kafka/replicas-out-of-sync',
    technology: 'kafka',
    category: 'dependency-failure',
    title: 'Replicas of a Kafka partition fall out of sync',
    cause: 'Followers of a Kafka partition do not keep up with its leader: a broker is slow, overloaded, or cut off.',
    patterns: [/Shrinking ISR from \d/i],
    keywords: ['shrinking isr from'],
    blames: 'self',
    specificity: 1,
    severity: 'medium',
    explains: ['kafka/not-enough-replicas'],
    commands: [
      diagnose(
        'kafka-topics.sh --bootstrap-server <broker> --describe --under-replicated-partitions',
        'See which broker is missing from the in-sync replicas.',
        'The slow broker is known.',
      ),
    ],
    samples: [
      {
        line: '[Partition test-0 broker=1] Shrinking ISR from 1,2 to 1. Leader: (highWatermark: 10, endOffset: 12).',
        origin: 'apache kafka, Partition.scala',
      },
      {
        line: '[Partition __consumer_offsets-15 broker=3] Shrinking ISR from 3,1,2 to 3',
        origin: 'apache kafka, Partition.scala',
      },
    ],
    nearMisses: ['[Partition test-0 broker=1] ISR updated to 1,2 and version updated to 7'],
  },
]
