import type { Story, Transform } from '../story.ts'

/** Names of products tell what a service is, and the engine may know them: those stay. */
const PRODUCT =
  /postgres|pg|mysql|maria|mongo|redis|valkey|memcache|kafka|rabbit|nats|mqtt|nginx|envoy|haproxy|traefik|apache|httpd|istio|dns|etcd|consul|vault|kube|k8s|docker|containerd|elastic|solr|cassandra|clickhouse|s3|minio|ceph|zookeeper|systemd|ssh|cron|jenkins|gitlab|terraform|spark|flink|airflow|celery|ldap|postfix|smtp|mail|nfs|node|host|db|disk|cache|queue|gateway|proxy|lb|kernel|syslog|backup|vpn|switch|router|firewall/i
const LEAST_LENGTH = 5
const INVENTED = ['plover', 'marlin', 'tarn', 'gannet', 'sorrel', 'quartz', 'heron', 'bramble', 'osprey', 'larch']

/** Each service that is called by a name of its own gets another one, in all lines, file names and the truth. */
export const renameServices: Transform = (story) => {
  const everything = story.files.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n')
  const names = [...new Set(story.truth.incidents.flatMap(({ services, victims }) => [...services, ...victims]))]
    .filter((name) => name.length >= LEAST_LENGTH && /^[a-z][a-z0-9-]+$/.test(name) && !PRODUCT.test(name))
    .filter((name) => everything.includes(name) && !isOrdinaryWord(name, everything))
    .toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return null
  const invented = new Map(names.map((name, index) => [name, inventName(name, index)]))
  const pattern = new RegExp(`(?<![A-Za-z0-9])(?:${names.join('|')})(?![A-Za-z0-9])`, 'g')
  const rename = (text: string): string => text.replace(pattern, (name) => invented.get(name) ?? name)
  return {
    ...story,
    truth: JSON.parse(rename(JSON.stringify(story.truth))) as Story['truth'],
    files: story.files.map(({ name, lines }) => ({
      name: rename(name),
      lines: lines.map((line) => ({ ...line, text: rename(line.text) })),
    })),
  }
}

/** 'failed calling webhook inject.example': in the midst of a sentence it is no name, and lines mean another thing without it. */
const isOrdinaryWord = (name: string, text: string): boolean =>
  /^[a-z]+$/.test(name) && new RegExp(`(?<![\\w-])[a-z]{2,} ${name} [a-z]{2,}`).test(text)

/** The kind of a service stays: `checkout-api` becomes `plover-api`. */
function inventName(name: string, index: number): string {
  const dash = name.lastIndexOf('-')
  return `${INVENTED[index % INVENTED.length]}${dash < 0 ? '' : name.slice(dash)}`
}
