import { defineSignatures } from './define-signatures.ts'

export const CASSANDRA_SIGNATURES = defineSignatures([
  {
    id: 'cassandra/long-pause',
    mechanism: 'heap-exhausted',
    severity: 'high',
    symptom: 'Cassandra: long GC pauses',
    cause:
      'The JVM of a Cassandra node[ ({service})] pauses for seconds to collect garbage (GC): its heap is too full, and meanwhile the node answers nobody.',
    patterns: [
      /\b(?:Old Generation|ConcurrentMarkSweep|MarkSweepCompact|Full) GC in \d{4,}ms/i,
      /Not marking nodes down due to local pause of \d+/i,
    ],
    keywords: 'gc in |due to local pause',
    blames: 'self',
    unmistakable: true,
    look: 'nodetool gcstats; nodetool info | grep -i heap; nodetool tpstats # See how long the pauses are and how full the heap is.',
    samples: {
      'ConcurrentMarkSweep GC in 12457ms. CMS Old Gen: 8523464704 -> 8434125656': 'apache cassandra, GCInspector.java',
      'failure_detector - Not marking nodes down due to local pause of 7085 > 5000 (milliseconds)':
        'scylladb/scylladb#957',
    },
    nearMisses: ['G1 Young Generation GC in 245ms. G1 Eden Space: 4462739456 -> 0;'],
  },
  {
    id: 'cassandra/not-enough-replicas',
    mechanism: 'quorum-lost',
    severity: 'high',
    symptom: 'too few live Cassandra replicas',
    cause:
      'Fewer Cassandra replicas that hold the data are alive or answer in time than the consistency level asks for.',
    patterns: [
      /(?:Not enough replicas available|Cannot achieve consistency level|not enough nodes are available) (?:for query at consistency )?[A-Z_]{2,20}/i,
      /(?:Unavailable|NoHostAvailable)Exception\b.{0,60}(?:consistency|tried for query)/i,
      /Cassandra timeout during \w{1,20} (?:read|write)?\s?query at consistency/i,
      /Operation timed out - received only \d+ responses/i,
    ],
    keywords:
      'not enough replicas available|cannot achieve consistency|unavailableexception|nohostavailable|cassandra timeout during|received only',
    blames: 'peer',
    look: 'nodetool status && nodetool tpstats | grep -E "Dropped|Pending" -A 12 # See which nodes are down (DN) or overloaded.',
    samples: {
      'com.datastax.driver.core.exceptions.UnavailableException: Not enough replicas available for query at consistency QUORUM (2 required but only 1 alive)':
        'datastax java driver, UnavailableException.java',
      'com.datastax.driver.core.exceptions.ReadTimeoutException: Cassandra timeout during read query at consistency LOCAL_ONE (1 responses were required but only 0 replica responded)':
        'datastax java driver, ReadTimeoutException.java',
    },
    nearMisses: ['Node /10.0.0.4 state jump to NORMAL, consistency QUORUM'],
  },
  {
    id: 'cassandra/tombstones',
    mechanism: 'slow-work',
    category: 'bug',
    severity: 'medium',
    symptom: 'Cassandra scans too many tombstones',
    cause:
      'A query[ of {service}] reads so many tombstones (deleted rows) that Cassandra warns or aborts it: the table is used like a queue.',
    patterns: [
      /Read \d+ live rows and \d+ tombstone cells for query/i,
      /Scanned over \d+ tombstones/i,
      /TombstoneOverwhelmingException/,
    ],
    keywords: 'tombstone',
    blames: 'self',
    inClient: true,
    look: 'nodetool tablestats <keyspace>.<table> | grep -i tombstone # Check how many tombstones a read scans.',
    samples: {
      'Read 101 live rows and 5012 tombstone cells for query SELECT * FROM ks.events WHERE id = 1 LIMIT 100 (see tombstone_warn_threshold)':
        'apache cassandra, ReadCommand.java',
      "Scanned over 100001 tombstones during query 'SELECT * FROM ks.queue WHERE id = 1 LIMIT 5000' (last scanned row partion key was (1)); query aborted":
        'apache cassandra, ReadCommand.java',
    },
    nearMisses: ['tombstone_warn_threshold=1000; tombstone_failure_threshold=100000'],
  },
])
