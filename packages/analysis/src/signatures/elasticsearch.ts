import { defineSignatures } from './define-signatures.ts'

export const ELASTICSEARCH_SIGNATURES = defineSignatures([
  {
    id: 'elasticsearch/disk-watermark',
    mechanism: 'disk-full',
    symptom: 'Elasticsearch disk watermark exceeded',
    cause:
      'Data nodes of the Elasticsearch/OpenSearch cluster run out of disk space: a disk watermark (flood stage) is exceeded, so shards move away and indices become read-only.',
    patterns: [
      /(?<level>flood stage|high|low) disk watermark \[[^\]]{1,40}\] exceeded on /i,
      /disk usage exceeded flood-stage watermark, index has read-only-allow-delete block/i,
      /FORBIDDEN\/12\/index read-only/i,
    ],
    keywords: 'disk watermark [|flood-stage watermark|forbidden/12',
    blames: 'peer',
    look: 'curl -s "{host}:9200/_cat/allocation?v" && curl -s "{host}:9200/_cat/indices?v&s=store.size:desc" | head # See which nodes are full and which indices are largest.',
    fix: 'curl -XPUT "{host}:9200/_all/_settings" -H "Content-Type: application/json" -d \'{"index.blocks.read_only_allow_delete": null}\' # After freeing disk, lift the read-only block. # curl -XPUT "{host}:9200/_all/_settings" -H "Content-Type: application/json" -d \'{"index.blocks.read_only_allow_delete": true}\'',
    samples: {
      'flood stage disk watermark [95%] exceeded on [uXhyMAMsQ5iI][es-data-0][/usr/share/elasticsearch/data/nodes/0] free: 1.2gb[4.7%], all indices on this node will be marked read-only':
        'elasticsearch source, DiskThresholdMonitor.java',
      'cluster_block_exception: index [logs-2024] blocked by: [FORBIDDEN/12/index read-only / allow delete (api)];':
        'elastic docs, fix watermark errors',
    },
    nearMisses: ['low disk watermark settings updated: cluster.routing.allocation.disk.watermark.low=85%'],
  },
  {
    id: 'elasticsearch/circuit-breaker',
    mechanism: 'heap-exhausted',
    severity: 'high',
    symptom: 'Elasticsearch memory circuit breaker open',
    cause:
      'A request would need more heap than the memory circuit breaker of the Elasticsearch/OpenSearch node allows: heap is nearly full, or the request is too large.',
    patterns: [/circuit_breaking_exception|CircuitBreakingException/, /\[parent\] Data too large, data for \[/i],
    keywords: 'circuit_breaking_exception|circuitbreakingexception|[parent] data too large',
    blames: 'peer',
    look: 'curl -s "{host}:9200/_nodes/stats/breaker,jvm?filter_path=nodes.*.name,nodes.*.jvm.mem.heap_used_percent,nodes.*.breakers.*.tripped" # See which breaker of which node trips and how full the heap is.',
    fix: 'curl -XPOST "{host}:9200/_cache/clear?fielddata=true" # Free field data at once; then make heavy aggregations smaller or the heap larger. # Nothing to undo: caches fill again.',
    samples: {
      'CircuitBreakingException[[parent] Data too large, data for [<http_request>] would be [1013906772/966.9mb], which is larger than the limit of [986932838/941.2mb]]':
        'elastic docs, circuit breaker errors',
      '"type":"circuit_breaking_exception","reason":"[parent] Data too large, data for [<transport_request>] would be [31052/30.3kb]"':
        'elastic docs, circuit breaker errors',
    },
    nearMisses: ['breaker [parent] limit set to 95%'],
  },
  {
    id: 'elasticsearch/no-master',
    mechanism: 'quorum-lost',
    symptom: 'Elasticsearch has no elected master',
    cause:
      'The nodes of the Elasticsearch/OpenSearch cluster cannot agree on a master: too few eligible nodes are up or reach each other.',
    patterns: [
      /master not discovered(?: or elected)? yet/i,
      /master_not_discovered_exception|MasterNotDiscoveredException|ClusterManagerNotDiscoveredException/,
      /cluster-manager not discovered(?: or elected)? yet/i,
      /blocked by: \[SERVICE_UNAVAILABLE\/\d+\/(?:no master|state not recovered)/i,
    ],
    keywords:
      'master not discovered|master_not_discovered|masternotdiscovered|managernotdiscovered|manager not discovered|[service_unavailable/',
    blames: 'peer',
    look: 'curl -s "{host}:9200/_cat/nodes?v&h=name,ip,node.role,master,uptime"; curl -s "{host}:9200/_cluster/health?pretty" # See which nodes each node knows; compare with the initial master nodes that are configured.',
    samples: {
      'master not discovered or elected yet, an election requires at least 2 nodes with ids from [a, b, c], have discovered [{es-0}] which is not a quorum':
        'elasticsearch source, ClusterFormationFailureHelper.java',
      '{"error":{"root_cause":[{"type":"master_not_discovered_exception","reason":null}]},"status":503}':
        'elastic docs, discovery troubleshooting',
    },
    nearMisses: ['elected-as-master ([2] nodes joined)[{es-0}]'],
  },
  {
    id: 'elasticsearch/rejected',
    mechanism: 'overload',
    symptom: 'Elasticsearch rejects requests (queue full)',
    cause:
      'A thread pool of an Elasticsearch/OpenSearch node and its queue are full, so the node rejects requests: more comes in than it can index or search.',
    patterns: [
      /EsRejectedExecutionException|es_rejected_execution_exception|OpenSearchRejectedExecutionException|rejected_execution_exception/,
    ],
    keywords: 'rejectedexecution|rejected_execution',
    blames: 'peer',
    look: 'curl -s "{host}:9200/_cat/thread_pool/write,search?v&h=node_name,name,active,queue,rejected" && curl -s "{host}:9200/_nodes/hot_threads" # See which pool of which node rejects, and what keeps it busy.',
    samples: {
      'EsRejectedExecutionException[rejected execution of org.elasticsearch.transport.TransportService$7@3f6ae3 on EsThreadPoolExecutor[bulk, queue capacity = 50':
        'elasticsearch source, EsAbortPolicy.java',
      '"type":"es_rejected_execution_exception","reason":"rejected execution of org.elasticsearch.action.bulk on EsThreadPoolExecutor[name = node/write, queue capacity = 10000"':
        'elastic docs, rejected requests',
    },
    nearMisses: ['thread pool [write] queue capacity = 10000, rejected = 0'],
  },
  {
    id: 'elasticsearch/too-many-shards',
    mechanism: 'quota',
    symptom: 'Elasticsearch shard limit reached',
    cause:
      'The Elasticsearch/OpenSearch cluster holds as many shards as it allows per node (max_shards_per_node), so no further index can be created.',
    patterns: [
      /this action would add \[\d+\] (?:total )?shards, but this cluster currently has \[\d+\]\/\[\d+\] maximum/i,
    ],
    keywords: 'this action would add [',
    blames: 'peer',
    look: 'curl -s "{host}:9200/_cat/shards?h=index" | sort | uniq -c | sort -rn | head -20 # See which indices have how many shards; look for daily indices that never expire.',
    fix: 'curl -XPUT "{host}:9200/_cluster/settings" -H "Content-Type: application/json" -d \'{"persistent":{"cluster.max_shards_per_node":1500}}\' # Raise the limit as a stopgap; then let old indices expire and use fewer shards per index. # curl -XPUT "{host}:9200/_cluster/settings" -H "Content-Type: application/json" -d \'{"persistent":{"cluster.max_shards_per_node":null}}\'',
    samples: {
      'validation_exception: this action would add [2] shards, but this cluster currently has [1000]/[1000] maximum normal shards open;':
        'elastic docs, size your shards',
      'this action would add [10] total shards, but this cluster currently has [2999]/[3000] maximum shards open':
        'elasticsearch source, ShardLimitValidator.java',
    },
    nearMisses: ['creating index, cause [api], templates [], shards [1]/[1]'],
  },
  {
    id: 'elasticsearch/mapping-conflict',
    mechanism: 'bad-data',
    severity: 'medium',
    symptom: '[mapping conflict in field {field}|mapping conflict]',
    cause:
      'Documents do not fit the mapping of their Elasticsearch/OpenSearch index: [the value of {field}|a field] has another type than the index knows, so they are rejected and lost.',
    patterns: [
      /failed to parse field \[(?<field>[^\]]{1,120})\] of type \[\w{1,40}\]/i,
      /object mapping for \[(?<field>[^\]]{1,120})\] tried to parse field/i,
      /mapper \[(?<field>[^\]]{1,120})\] cannot be changed from type/i,
    ],
    keywords: 'failed to parse field [|object mapping for [|cannot be changed from type',
    blames: 'self',
    inClient: true,
    look: 'curl -s "<elasticsearch>:9200/<index>/_mapping/field/{field}" # Compare the type in the mapping with the value that is sent.',
    samples: {
      '"type":"mapper_parsing_exception","reason":"failed to parse field [status] of type [long] in document with id \'1\'"':
        'elasticsearch source, FieldMapper.java',
      'object mapping for [user] tried to parse field [user] as object, but found a concrete value':
        'elasticsearch source, DocumentParser.java',
    },
    nearMisses: ['create_mapping [_doc] for [logs-2024]'],
  },
  {
    id: 'elasticsearch/too-many-fields',
    mechanism: 'quota',
    severity: 'medium',
    symptom: 'index has too many fields',
    cause:
      'An Elasticsearch/OpenSearch index has reached its limit of total fields[ ({limit})|]: documents bring ever new fields into its mapping, and those that would add one more are rejected and lost.',
    patterns: [/Limit of total fields \[(?<limit>\d{1,9})\](?: in index \[[^\]]{1,120}\])? has been exceeded/i],
    keywords: 'limit of total fields',
    blames: 'self',
    inClient: true,
    look: 'curl -s "<elasticsearch>:9200/<index>/_mapping" # See which documents bring the many fields: a dynamic mapping takes each new key.',
    samples: {
      'Limit of total fields [1000] has been exceeded while adding new fields [1]':
        'elastic docs, mapping limit settings',
      'java.lang.IllegalArgumentException: Limit of total fields [1000] in index [logs-2019.04] has been exceeded':
        'elasticsearch source, MapperService.java',
    },
    nearMisses: ['index.mapping.total_fields.limit set to [2000]'],
  },
  {
    id: 'elasticsearch/shards-failed',
    mechanism: 'quorum-lost',
    severity: 'high',
    symptom: 'all Elasticsearch shards failed',
    cause:
      'The Elasticsearch/OpenSearch cluster cannot answer from any shard: they are unassigned, still recovering, or fail the query.',
    patterns: [
      /all shards failed/i,
      /search_phase_execution_exception|NoShardAvailableActionException|no_shard_available_action_exception/,
    ],
    keywords: 'all shards failed|search_phase_execution|noshardavailable|no_shard_available',
    blames: 'peer',
    look: 'curl -s "{host}:9200/_cluster/health?pretty" && curl -s "{host}:9200/_cluster/allocation/explain?pretty" # See which shards are not assigned, and why.',
    samples: {
      '"type":"search_phase_execution_exception","reason":"all shards failed","phase":"query"':
        'elasticsearch source, SearchPhaseExecutionException.java',
      'Failed to execute phase [query], all shards failed': 'elasticsearch source, AbstractSearchAsyncAction.java',
    },
    nearMisses: ['Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started [[logs][0]]])'],
  },
  {
    id: 'elasticsearch/gc-overhead',
    mechanism: 'heap-exhausted',
    severity: 'high',
    symptom: 'Elasticsearch: long GC pauses',
    cause:
      'The heap of an Elasticsearch/OpenSearch node is so full that it spends its time in garbage collection (GC) and answers late or not at all.',
    patterns: [/\boverhead, spent \[[\w.]{1,12}\] collecting in the last \[[\w.]{1,12}\]/i],
    keywords: 'overhead, spent [',
    blames: 'self',
    look: 'curl -s "{host}:9200/_nodes/stats/jvm?filter_path=nodes.*.name,nodes.*.jvm.mem.heap_used_percent,nodes.*.jvm.gc" # See how full the heap stays after a collection.',
    samples: {
      '[gc][1312] overhead, spent [1.7s] collecting in the last [2.4s]':
        'elasticsearch source, JvmGcMonitorService.java',
      '[o.e.m.j.JvmGcMonitorService] [es-data-1] [gc][4512] overhead, spent [870ms] collecting in the last [1.3s]':
        'elasticsearch source, JvmGcMonitorService.java',
    },
    nearMisses: ['[gc] collectors configured: [G1 Young Generation, G1 Old Generation]'],
  },
  {
    id: 'elasticsearch/bootstrap-checks-failed',
    mechanism: 'bad-configuration',
    symptom: 'Elasticsearch bootstrap check failed',
    cause:
      'A kernel setting of the host is too low for the Elasticsearch/OpenSearch node (bootstrap check), so it does not start.',
    patterns: [
      /max virtual memory areas vm\.max_map_count \[\d+\] is too low/i,
      /bootstrap checks failed/i,
      /max file descriptors \[\d+\] for \w{1,20} process is too low/i,
    ],
    keywords: 'vm.max_map_count [|bootstrap checks failed|max file descriptors [',
    blames: 'self',
    look: 'sysctl vm.max_map_count; ulimit -n # Compare the settings with what the check asks for.',
    fix: 'sysctl -w vm.max_map_count=262144 # Raise the setting on the host, and keep it in /etc/sysctl.d. # sysctl -w vm.max_map_count=65530',
    samples: {
      'max virtual memory areas vm.max_map_count [65530] is too low, increase to at least [262144]':
        'elastic docs, virtual memory; source, BootstrapChecks.java',
      'ERROR: [1] bootstrap checks failed. You must address the points described in the following [1] lines before starting Elasticsearch.':
        'elastic docs, bootstrap checks',
    },
    nearMisses: ['bound or publishing to a non-loopback address, enforcing bootstrap checks'],
  },
])
