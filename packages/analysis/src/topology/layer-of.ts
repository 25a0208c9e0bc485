/** How deep in the stack a service stands: what fails below shows above, hardly ever the other way round. */
export type Layer = 'edge' | 'application' | 'platform' | 'host'

/** Daemons of a host and boards in it, by their whole name. */
const HOST_DAEMON =
  /^(?:kern(?:el)?|chronyd?|ntpd?|timesyncd|bgpd|ospfd|isisd|zebra|frr|bird6?|keepalived|strongswan|charon|ipsec|wireguard|firewalld|udev\w*|NetworkManager|smartd|mdadm|multipathd|ipmi\w*|i?drac\w*|ilo|bmc|xcc|imc|mcelog|rasdaemon|libvirtd)(?:$|[-_.\d])/i
/** A device is called by what it is, and counted: 'core-switch-2', 'fw1'. */
const DEVICE =
  /^(?:(?:[a-z\d-]*[-_])?(?:router|switch|firewall|sw|rtr|fw|vpn|chassis|pdu|ups|hypervisor|hv|array|san|nas|filer)[-_]?\d+|sw\d*[-_][a-z]+[-_]?\d+|router|switch|firewall|ups|pdu|nas|san)$/i
const PRODUCT =
  /(?:^|[-_.])(?:postgres(?:ql)?|pg|mysqld?|mariadb|mssql|sqlserver|oracle|ora|db2|hana|mongod?|mongodb|redis|valkey|memcached|kafka|rabbit(?:mq)?|nats|pulsar|zookeeper|zk|etcd|consul|vault|elastic(?:search)?|opensearch|cassandra|scylla|clickhouse|influx(?:db)?|minio|ceph|nfs|gluster|core-?dns|named|unbound|ldap|slapd|keycloak|emqx|mosquitto|vernemq|hivemq|activemq|artemis|bookie|bookkeeper|solr|trino|presto|hive|druid|pinot|couchbase|couchdb|cockroach|tidb|tikv|neo4j|timescale|prometheus|loki|istiod|pgbouncer|proxysql|hdfs|namenode|datanode|resourcemanager|apiserver)(?:$|[-_.\d])/i
/** What a thing is stands last in its name: an 'orders-db' is a database, a 'queue-worker' no queue. */
const PLATFORM_NOUN = /(?:^|[-_.])(?:db|database|cache|broker|queue|mq|dns|scheduler|es)[-_.]?\d*$/i
const EDGE_PRODUCT = /(?:^|[-_.])(?:nginx|haproxy|envoy|traefik|ingress|varnish|caddy|httpd)(?:$|[-_.\d])/i
const EDGE_NOUN = /(?:^|[-_.])(?:gateway|proxy|lb|loadbalancer|cdn|edge|frontend|web|bff|storefront)[-_.]?\d*$/i

const isHost = (name: string): boolean => HOST_DAEMON.test(name) || DEVICE.test(name)
const isPlatform = (name: string): boolean => PRODUCT.test(name) || PLATFORM_NOUN.test(name)
const isEdge = (name: string): boolean => EDGE_PRODUCT.test(name) || EDGE_NOUN.test(name)

export function layerOf(service: string | null): Layer {
  if (service === null) return 'application'
  return isHost(service) ? 'host' : isPlatform(service) ? 'platform' : isEdge(service) ? 'edge' : 'application'
}

export const isInfrastructure = (service: string | null): boolean => {
  const layer = layerOf(service)
  return layer === 'host' || layer === 'platform'
}
