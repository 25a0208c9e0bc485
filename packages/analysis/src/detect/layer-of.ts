/** How deep in the stack a service stands: what fails below shows above, hardly ever the other way round. */
export type Layer = 'edge' | 'application' | 'platform' | 'host'

const HOST =
  /^(?:[\w-]*(?:router|switch|firewall)|sw\d*[-_]\w+|[\w-]+-sw\d*|fw\d*|kern(?:el)?|chronyd?|ntpd?|timesyncd|bgpd|ospfd|isisd|zebra|frr|bird6?|keepalived|strongswan|charon|ipsec|vpn|wireguard|wg|firewalld|udev\w*|NetworkManager|smartd|mdadm|multipathd|ipmi\w*|i?drac\w*|ilo|bmc|xcc|imc|chassis|pdu|ups|mcelog|rasdaemon|libvirtd|hypervisor|hv|array|san|nas|filer)(?:$|[-_.\d])/i
const PLATFORM =
  /(?:^|[-_.])(?:postgres(?:ql)?|pg|mysqld?|mariadb|mssql|sqlserver|oracle|ora|db2|hana|mongod?|mongodb|redis|valkey|memcached|kafka|rabbit(?:mq)?|mq|nats|pulsar|zookeeper|zk|etcd|consul|vault|elastic(?:search)?|opensearch|es|cassandra|scylla|clickhouse|influx(?:db)?|minio|ceph|nfs|gluster|core-?dns|dns|bind|named|unbound|ldap|slapd|keycloak|emqx|mosquitto|vernemq|hivemq|activemq|artemis|pulsar|bookie|bookkeeper|solr|trino|presto|hive|druid|pinot|couchbase|couchdb|cockroach|tidb|tikv|neo4j|timescale|prometheus|loki|istiod|pgbouncer|proxysql|db|database|cache|broker|queue|hdfs|namenode|datanode|resourcemanager|apiserver|scheduler)(?:$|[-_.\d])/i
const EDGE =
  /(?:^|[-_.])(?:nginx|haproxy|envoy|traefik|ingress|gateway|proxy|lb|loadbalancer|cdn|edge|varnish|caddy|httpd|frontend|web|bff|storefront)(?:$|[-_.\d])/i

const known = new Map<string, Layer>()
const MAX_KNOWN = 5000

export function layerOf(service: string | null): Layer {
  if (service === null) return 'application'
  const cached = known.get(service)
  if (cached !== undefined) return cached
  const layer = HOST.test(service)
    ? 'host'
    : PLATFORM.test(service)
      ? 'platform'
      : EDGE.test(service)
        ? 'edge'
        : 'application'
  if (known.size < MAX_KNOWN) known.set(service, layer)
  return layer
}

export const isInfrastructure = (service: string | null): boolean => {
  const layer = layerOf(service)
  return layer === 'host' || layer === 'platform'
}
