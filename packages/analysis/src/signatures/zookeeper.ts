import { defineSignatures } from './define-signatures.ts'

export const ZOOKEEPER_SIGNATURES = defineSignatures([
  {
    id: 'zookeeper/session-expired',
    mechanism: 'connection-lost',
    symptom: 'ZooKeeper sessions expire',
    cause:
      'ZooKeeper got no heartbeat[ from {service}] within the session timeout and drops its locks and registrations: long pauses (GC) or a broken connection.',
    patterns: [
      /KeeperErrorCode = (?:Session expired|ConnectionLoss)/i,
      /Unable to reconnect to ZooKeeper service, session 0x[0-9a-f]{1,20} has expired/i,
      /(?:SessionExpired|ConnectionLoss)Exception: KeeperErrorCode/,
    ],
    keywords: 'keepererrorcode|unable to reconnect to zookeeper',
    blames: 'peer',
    look: 'echo mntr | nc <zookeeper> 2181 | grep -E "latency|outstanding|state" # See whether the server is slow, and compare pauses of the client with the session timeout.',
    samples: {
      'org.apache.zookeeper.KeeperException$SessionExpiredException: KeeperErrorCode = Session expired for /brokers/ids/1':
        'apache zookeeper, KeeperException.java',
      'org.apache.zookeeper.KeeperException$ConnectionLossException: KeeperErrorCode = ConnectionLoss for /hbase/master':
        'apache zookeeper, KeeperException.java',
    },
    nearMisses: [
      'Session establishment complete on server zk-1/10.0.0.4:2181, session id = 0x1000, negotiated timeout = 30000',
    ],
  },
  {
    id: 'zookeeper/quorum-lost',
    mechanism: 'quorum-lost',
    symptom: 'ZooKeeper lost its quorum',
    cause: 'Too few ZooKeeper servers are up or reach each other (no quorum), so none serves requests.',
    patterns: [/ZooKeeperServer not running/, /Exception causing close of session.{0,80}ZooKeeperServer not running/],
    keywords: 'zookeeperserver not running',
    blames: 'self',
    look: 'for h in <zookeeper-hosts>; do echo srvr | nc $h 2181 | grep Mode; done # See which servers answer and whether one leads.',
    samples: {
      'Exception causing close of session 0x0 due to java.io.IOException: ZooKeeperServer not running':
        'apache zookeeper, NIOServerCnxn.java',
      'Exception causing close of session 0x0: ZooKeeperServer not running': 'apache zookeeper, NIOServerCnxn.java',
    },
    nearMisses: ['LEADING - LEADER ELECTION TOOK - 245 MS'],
  },
  {
    id: 'zookeeper/server-unreachable',
    mechanism: 'connection-refused',
    severity: 'medium',
    symptom: '[ZooKeeper server {server} unreachable|ZooKeeper server unreachable]',
    cause:
      'A ZooKeeper server[ ({server})] does not answer the others at its election port: it is down or cut off, and the next loss may cost the quorum.',
    patterns: [/Cannot open channel to \d+ at election address (?<server>[\w.:/-]{1,253})/i],
    keywords: 'at election address',
    blames: 'self',
    look: 'nc -vz <server> 3888; echo srvr | nc <server> 2181 # See whether the server runs and its election port is open.',
    samples: {
      'Cannot open channel to 2 at election address zk-2/10.0.0.5:3888': 'apache zookeeper, QuorumCnxManager.java',
      'Cannot open channel to 3 at election address zookeeper3.example.com:3888':
        'apache zookeeper, QuorumCnxManager.java',
    },
    nearMisses: ['My election bind port: 0.0.0.0/0.0.0.0:3888'],
  },
])
