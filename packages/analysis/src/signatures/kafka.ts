import { defineSignatures } from './define-signatures.ts'

export const KAFKA_SIGNATURES = defineSignatures([
  {
    id: 'kafka/poll-timeout',
    mechanism: 'slow-work',
    symptom: 'consumer exceeds max.poll.interval.ms',
    cause:
      'The Kafka consumer[ of {service}] takes too long to process a batch: more than max.poll.interval.ms passes between polls, so it leaves its group and partitions rebalance again and again.',
    patterns: [
      /consumer poll timeout has expired/i,
      /longer than the configured max\.poll\.interval\.ms/i,
      /the consumer is not part of an active group/i,
      /member .{0,120} has failed, removing it from the group/i,
    ],
    keywords: 'poll timeout|max.poll.interval|not part of an active group|removing it from the group',
    blames: 'self',
    inClient: true,
    look: 'kafka-consumer-groups.sh --bootstrap-server <broker> --describe --group {service} # See lag and members of the group.',
    samples: {
      'consumer poll timeout has expired. This means the time between subsequent calls to poll() was longer than the configured max.poll.interval.ms':
        'apache kafka, ConsumerCoordinator',
      'CommitFailedException: Offset commit cannot be completed since the consumer is not part of an active group for auto partition assignment':
        'apache kafka, ConsumerCoordinator',
    },
    nearMisses: ['Setting newly assigned partitions: payments-0'],
  },
  {
    id: 'kafka/rebalancing',
    mechanism: 'not-ready',
    severity: 'low',
    symptom: 'consumer group[ {subject}] rebalances',
    cause: 'Members of the consumer group[ {subject}] leave and join, so its Kafka partitions are reassigned.',
    patterns: [/Preparing to rebalance group (?<subject>[\w.-]+)/i],
    keywords: 'preparing to rebalance',
    blames: 'self',
    samples: {
      'Preparing to rebalance group orders in state PreparingRebalance with old generation 42 (__consumer_offsets-3)':
        'apache kafka, GroupCoordinator.scala',
      'Preparing to rebalance group my-group in state Stable with old generation 3 (__consumer_offsets-12)':
        'apache kafka, GroupCoordinator',
    },
    nearMisses: ['Stabilized group orders generation 43 (__consumer_offsets-3)'],
  },
  {
    id: 'kafka/broker-unreachable',
    mechanism: 'connection-refused',
    symptom: 'Kafka broker[ {peer}] unreachable',
    cause:
      'The client[ {service}] cannot connect to the Kafka broker[ at {peer}]: it is down, or its advertised address is not reachable from here.',
    patterns: [
      /Connection to node -?\d+ \((?<peer>[\w.-]{1,120}(?:\/[\d.]{7,15})?:\d{2,5})\) could not be established/i,
      /Bootstrap broker (?<peer>[\w.-]{1,120}:\d{2,5})(?: \(id: -?\d+ rack: \w+\))? disconnected/i,
      /(?<![\w.-])(?<peer>[\w.-]{1,120}:\d{2,5})\/(?:bootstrap|\d+): Connect to ipv[46]#\S{1,60} failed/i,
      /\bNoBrokersAvailable\b|All broker connections are down|\b\d{1,4}\/\d{1,4} brokers are down/i,
      /Connection to node -?\d+ could not be established\. Broker may not be available/i,
    ],
    keywords:
      'connection to node -|connection to node |bootstrap broker|: connect to ipv|nobrokersavailable|broker connections are down|brokers are down',
    blames: 'peer',
    look: 'kafka-broker-api-versions.sh --bootstrap-server {peer} | head -5; nc -vz {peer} # See whether the broker answers, and compare its advertised listeners with the address in use.',
    samples: {
      '[Producer clientId=producer-1] Connection to node -1 (localhost/127.0.0.1:9092) could not be established. Broker may not be available.':
        'apache kafka, NetworkClient.java',
      'Bootstrap broker kafka-0:9092 (id: -1 rack: null) disconnected': 'apache kafka, NetworkClient.java',
    },
    nearMisses: ['[Producer clientId=producer-1] Cluster ID: lkc-abc12', '[Consumer clientId=c] Node 2 disconnected.'],
  },
  {
    id: 'kafka/not-enough-replicas',
    mechanism: 'quorum-lost',
    symptom: 'too few in-sync Kafka replicas',
    cause:
      'Fewer replicas of a Kafka partition are in sync than min.insync.replicas asks for, so brokers reject writes: a broker is down or lags.',
    patterns: [
      /NotEnoughReplicas(?:AfterAppend)?Exception|NOT_ENOUGH_REPLICAS/,
      /insufficient to satisfy the min\.isr requirement/i,
      /fewer in-sync replicas than required/i,
    ],
    keywords: 'notenoughreplicas|not_enough_replicas|min.isr requirement|fewer in-sync replicas',
    blames: 'peer',
    look: 'kafka-topics.sh --bootstrap-server <broker> --describe --under-min-isr-partitions # See which partitions lack replicas and which broker is missing.',
    verify:
      'kafka-topics.sh --bootstrap-server <broker> --describe --under-replicated-partitions # It is healthy again.',
    samples: {
      'org.apache.kafka.common.errors.NotEnoughReplicasException: Messages are rejected since there are fewer in-sync replicas than required.':
        'apache kafka, Errors.java',
      'The size of the current ISR Set(1) is insufficient to satisfy the min.isr requirement of 2 for partition orders-0':
        'apache kafka, Partition.scala',
    },
    nearMisses: ['[Partition orders-0 broker=1] Expanding ISR from 1 to 1,2.'],
  },
  {
    id: 'kafka/record-too-large',
    mechanism: 'too-large',
    symptom: 'Kafka records too large',
    cause:
      '[{service} sends|Producers send] Kafka messages larger than the limit of producer, topic or broker (max.message.bytes), and they are rejected.',
    patterns: [
      /RecordTooLargeException|MESSAGE_TOO_LARGE|MSG_SIZE_TOO_LARGE/,
      /message is \d+ bytes when serialized which is larger than/i,
      /Broker: Message size too large/i,
    ],
    keywords: 'recordtoolarge|message_too_large|msg_size_too_large|bytes when serialized|message size too large',
    blames: 'self',
    inClient: true,
    look: 'kafka-configs.sh --bootstrap-server <broker> --describe --topic <topic> --all | grep max.message.bytes # Compare the size of the message with the limits of topic and producer.',
    fix: 'kafka-configs.sh --bootstrap-server <broker> --alter --topic <topic> --add-config max.message.bytes=<bytes> # Raise the limit (and max.request.size of the producer), or put large bodies elsewhere and send a reference. # kafka-configs.sh --bootstrap-server <broker> --alter --topic <topic> --delete-config max.message.bytes',
    samples: {
      'org.apache.kafka.common.errors.RecordTooLargeException: The message is 1740572 bytes when serialized which is larger than 1048576, which is the value of the max.request.size configuration.':
        'apache kafka, KafkaProducer.java',
      'KafkaError{code=MSG_SIZE_TOO_LARGE,val=10,str="Broker: Message size too large"}':
        'confluentinc/librdkafka, rdkafka.c',
    },
    nearMisses: ['max.message.bytes = 1048588'],
  },
  {
    id: 'kafka/unknown-topic',
    mechanism: 'missing-object',
    symptom: "Kafka topic[ {topic}] doesn't exist",
    cause:
      '[{service} uses|A client uses] the Kafka topic [{topic}|it asks for], which does not exist on the cluster (or is not visible to this user).',
    patterns: [
      /Error while fetching metadata with correlation id \d+ : \{(?<topic>[\w.-]{1,249})=UNKNOWN_TOPIC_OR_PARTITION\}/,
      /Topic (?<topic>[\w.-]{1,249}) not present in metadata after \d+ ms/,
      /UNKNOWN_TOPIC_OR_PART(?:ITION)?|UnknownTopicOrPartitionException/,
    ],
    keywords: 'unknown_topic|unknowntopic|not present in metadata',
    blames: 'self',
    inClient: true,
    look: 'kafka-topics.sh --bootstrap-server <broker> --list | grep -F "{topic}" # See whether the topic exists, perhaps under another name.',
    fix: 'kafka-topics.sh --bootstrap-server <broker> --create --topic {topic} --partitions <count> --replication-factor 3 # Create the topic, if it should exist. # kafka-topics.sh --bootstrap-server <broker> --delete --topic {topic}',
    samples: {
      '[Producer clientId=producer-1] Error while fetching metadata with correlation id 3 : {orders=UNKNOWN_TOPIC_OR_PARTITION}':
        'apache kafka, NetworkClient.java',
      'org.apache.kafka.common.errors.TimeoutException: Topic payments not present in metadata after 60000 ms.':
        'apache kafka, KafkaProducer.java',
    },
    nearMisses: ['Created topic orders with 3 partitions'],
  },
  {
    id: 'kafka/offset-out-of-range',
    mechanism: 'replication-broken',
    symptom: 'Kafka offset out of range',
    cause:
      'The consumer[ of {service}] asks for an offset that Kafka has already deleted: it lagged longer than the retention, so messages were never read.',
    patterns: [
      /OffsetOutOfRangeException|OFFSET_OUT_OF_RANGE/,
      /Fetch (?:position|offset) \S{1,200} (?:for partition \S{1,200} )?(?:is out of range|out of range)/i,
    ],
    keywords: 'offsetoutofrange|offset_out_of_range|out of range',
    blames: 'self',
    inClient: true,
    look: 'kafka-consumer-groups.sh --bootstrap-server <broker> --describe --group {service} && kafka-configs.sh --bootstrap-server <broker> --describe --topic <topic> | grep retention # Compare the lag of the group with the retention of the topic.',
    samples: {
      'org.apache.kafka.clients.consumer.OffsetOutOfRangeException: Offsets out of range with no configured reset policy for partitions: {test-0=29898318}':
        'apache kafka, Fetcher.java',
      '[Consumer clientId=c-1, groupId=g] Fetch offset 52 is out of range for partition test-0, resetting offset':
        'apache kafka, Fetcher.java',
    },
    nearMisses: ['[Consumer clientId=c-1, groupId=g] Resetting offset for partition test-0 to position 0.'],
  },
  {
    id: 'kafka/log-directory-failed',
    mechanism: 'disk-failing',
    symptom: 'Kafka log directory failed',
    cause:
      'A Kafka broker cannot read or write one of its log directories, takes it offline and stops when none is left: the disk fails or is full.',
    patterns: [
      /Stopping serving (?:logs|replicas) in dir (?<directory>[\w./-]{1,200})/i,
      /Shutdown broker because all log dirs in (?<directory>[\w./, -]{1,200}) have failed/i,
      /KafkaStorageException|KAFKA_STORAGE_ERROR/,
    ],
    keywords: 'stopping serving|because all log dirs|kafkastorageexception|kafka_storage_error',
    blames: 'self',
    look: 'df -h {directory}; df -i {directory}; dmesg -T | grep -iE "i/o error|nvme|xfs|ext4" | tail # Check whether the disk is full or failing.',
    samples: {
      'Stopping serving logs in dir /var/lib/kafka/data': 'apache kafka, LogManager.scala',
      'Shutdown broker because all log dirs in /tmp/kafka-logs have failed': 'apache kafka, LogManager.scala',
    },
    nearMisses: ['Loading logs from log dirs ArrayBuffer(/var/lib/kafka/data)'],
  },
  {
    id: 'kafka/authorization-failed',
    mechanism: 'permission-missing',
    symptom: 'Kafka denies access',
    cause: 'Kafka denies access[ to {service}]: its credentials are wrong, or ACLs do not allow the topic or group.',
    patterns: [
      /(?:Topic|Group|Cluster|TransactionalId)AuthorizationException: Not authorized to access (?:topics|group|cluster)?:?/,
      /SaslAuthenticationException: Authentication failed/,
      /TOPIC_AUTHORIZATION_FAILED|GROUP_AUTHORIZATION_FAILED/,
      /Failed authentication with \S{1,120} \((?:Authentication failed|SSL handshake failed)/i,
    ],
    keywords: 'authorizationexception|saslauthentication|_authorization_failed|failed authentication with',
    blames: 'self',
    inClient: true,
    look: 'kafka-acls.sh --bootstrap-server <broker> --list --topic <topic> # Compare the rights on topic and group with the user of the client.',
    fix: 'kafka-acls.sh --bootstrap-server <broker> --add --allow-principal User:<user> --operation Read --topic <topic> --group <group> # Grant what is missing. # kafka-acls.sh --bootstrap-server <broker> --remove --allow-principal User:<user> --operation Read --topic <topic> --group <group>',
    samples: {
      'org.apache.kafka.common.errors.TopicAuthorizationException: Not authorized to access topics: [orders]':
        'apache kafka, TopicAuthorizationException.java',
      'org.apache.kafka.common.errors.SaslAuthenticationException: Authentication failed: Invalid username or password':
        'apache kafka, PlainSaslServer.java',
    },
    nearMisses: ['Successfully authenticated client: authenticationID=app; authorizationID=app.'],
  },
  {
    id: 'kafka/delivery-timeout',
    mechanism: 'peer-timeout',
    symptom: 'Kafka delivery times out',
    cause: 'Messages expire in the Kafka producer[ of {service}], because the brokers do not acknowledge them in time.',
    patterns: [
      /Expiring \d+ record\(s\) for [\w.-]{1,249}-\d{1,10}:? ?\d{1,15} ms has passed since/i,
      /Local: Message timed out/,
    ],
    keywords: 'record(s) for|local: message timed out',
    blames: 'peer',
    look: 'kafka-topics.sh --bootstrap-server <broker> --describe --unavailable-partitions # See whether partitions lack a leader.',
    samples: {
      'org.apache.kafka.common.errors.TimeoutException: Expiring 1 record(s) for my-topic-0:120000 ms has passed since batch creation':
        'apache kafka, ProducerBatch.java',
      'Delivery failed for message: KafkaError{code=_MSG_TIMED_OUT,val=-192,str="Local: Message timed out"}':
        'confluent-kafka-python docs, KafkaError; librdkafka source, rdkafka.c',
    },
    nearMisses: ['delivery.timeout.ms = 120000'],
  },
  {
    id: 'kafka/replicas-out-of-sync',
    mechanism: 'replication-broken',
    severity: 'medium',
    symptom: 'Kafka replicas out of sync',
    cause: 'Followers of a Kafka partition do not keep up with its leader: a broker is slow, overloaded, or cut off.',
    patterns: [/Shrinking ISR from \d/i],
    keywords: 'shrinking isr from',
    blames: 'self',
    look: 'kafka-topics.sh --bootstrap-server <broker> --describe --under-replicated-partitions # See which broker is missing from the in-sync replicas.',
    samples: {
      '[Partition test-0 broker=1] Shrinking ISR from 1,2 to 1. Leader: (highWatermark: 10, endOffset: 12).':
        'apache kafka, Partition.scala',
      '[Partition __consumer_offsets-15 broker=3] Shrinking ISR from 3,1,2 to 3': 'apache kafka, Partition.scala',
    },
    nearMisses: ['[Partition test-0 broker=1] ISR updated to 1,2 and version updated to 7'],
  },
])
