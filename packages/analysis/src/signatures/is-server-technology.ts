/** Servers that other services call and whose own logs may be at hand; the rest are languages, protocols and hosts. */
const SERVERS: ReadonlySet<string> = new Set([
  'postgres',
  'mysql',
  'redis',
  'mongo',
  'elasticsearch',
  'kafka',
  'rabbitmq',
  'nats',
  'etcd',
  'zookeeper',
  'cassandra',
  'memcached',
  'vault',
  'consul',
  'hdfs',
])

/** Whether a line that shows a failure of this technology is about a server that goes by its name. */
export const isServerTechnology = (technology: string): boolean => SERVERS.has(technology)
