import type { Signature } from '../model/signature.ts'
import { diagnose, fix, verify } from './propose-command.ts'

export const MONGO_SIGNATURES: readonly Signature[] = [
  {
    id: 'mongo/no-primary',
    technology: 'mongo',
    category: 'dependency-failure',
    title: 'The MongoDB replica set has no primary',
    cause:
      'No member of the MongoDB replica set is primary: members are down or cannot reach each other, so nothing can be written until one is elected.',
    patterns: [
      /(?:no replica set members|No (?:suitable )?(?:server|primary|servers?)) (?:match selector "?Primary|available for writes|found yet)/i,
      /ReplicaSetNoPrimary/,
      /NotWritablePrimary|not master and slaveOk=false|NotPrimaryNoSecondaryOk/,
      /\bnot (?:master|primary)\b.{0,40}(?:code|10107)/i,
    ],
    keywords: [
      'match selector',
      'available for writes',
      'found yet',
      'replicasetnoprimary',
      'notwritableprimary',
      'not master',
      'notprimary',
      'not primary',
    ],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        `mongosh --quiet --eval "rs.status().members.forEach(m => print(m.name, m.stateStr, m.lastHeartbeatMessage || ''))"`,
        'See the state of each member and what the others say of it.',
        'The missing members are known.',
        { priority: 'critical' },
      ),
      verify('mongosh --quiet --eval "db.hello().primary"', 'It names a primary.'),
    ],
    samples: [
      {
        line: 'pymongo.errors.ServerSelectionTimeoutError: No replica set members match selector "Primary()", Timeout: 30s',
        origin: 'mongodb/mongo-python-driver, topology.py',
      },
      {
        line: 'MongoServerError: not master and slaveOk=false',
        origin: 'mongodb docs, error code 13435',
      },
    ],
    nearMisses: ['Transition to primary complete; database writes are now permitted'],
  },
  {
    id: 'mongo/authentication-failed',
    technology: 'mongo',
    category: 'authentication',
    title: 'MongoDB rejects the login of {service}',
    cause: 'MongoDB refuses the login: user, password or authentication database do not fit, or a right is missing.',
    patterns: [
      /MongoServerError: Authentication failed/,
      /SCRAM authentication failed, storedKey mismatch|UserNotFound: Could not find user/,
      /"?Authentication failed\.?"?, (?:full error|code:? 18|"?mechanism)/i,
      /\bnot authorized on (?<database>[\w-]{1,64}) to execute command/i,
      /Authentication failed.{0,80}(?:SCRAM-SHA|UserNotFound|code.{0,4}18)/,
    ],
    keywords: ['authentication failed', 'could not find user', 'not authorized on'],
    blames: 'peer',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mongosh admin --quiet --eval "db.system.users.find({}, {user: 1, db: 1, roles: 1}).forEach(printjson)"',
        'See in which database the user exists and which roles it has.',
        'User, database and roles are known.',
      ),
    ],
    samples: [
      {
        line: 'MongoServerError: Authentication failed.',
        origin: 'mongodb docs, error code 18; mongodb node driver, error.ts',
      },
      {
        line: 'not authorized on admin to execute command { listDatabases: 1.0 }',
        origin: 'mongodb source, commands.cpp',
      },
    ],
    nearMisses: ['Successfully authenticated as principal app on admin'],
  },
  {
    id: 'mongo/duplicate-key',
    technology: 'mongo',
    category: 'data-integrity',
    title: 'Writes violate the unique index {index}',
    cause:
      'Writes are refused because the collection {collection} already holds a document with the same value in {index}.',
    patterns: [
      /E11000 duplicate key error (?:collection|index): (?<collection>[\w.$-]{1,128}) index: (?<index>[\w.$-]{1,128})/,
    ],
    keywords: ['e11000'],
    blames: 'self',
    inClient: true,
    specificity: 1,
    severity: 'low',
    commands: [],
    samples: [
      {
        line: 'E11000 duplicate key error collection: test.users index: email_1 dup key: { email: "a@example.com" }',
        origin: 'mongodb docs, unique indexes',
      },
      {
        line: 'MongoServerError: E11000 duplicate key error collection: mydb.products index: _id_ dup key: { _id: 1 }',
        origin: 'mongodb docs, unique indexes; mongodb node driver, error.ts',
      },
    ],
    nearMisses: ['index build: done building index email_1 on ns test.users'],
  },
  {
    id: 'mongo/too-many-connections',
    technology: 'mongo',
    category: 'capacity',
    title: 'MongoDB is out of connections',
    cause: 'MongoDB refuses new connections: its clients have as many open as it allows.',
    patterns: [/connection refused because (?:there are )?too many open connections/i],
    keywords: ['too many open connections'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'mongosh --quiet --eval "printjson(db.serverStatus().connections)"; ulimit -n',
        'Compare current with available connections and with the limit of open files.',
        'The holder is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: 'connection refused because too many open connections: 819',
        origin: 'mongodb source, service_entry_point_impl.cpp',
      },
      {
        line: '"ctx":"listener","msg":"Connection refused because there are too many open connections","attr":{"connectionCount":301}',
        origin: 'mongodb source, service_entry_point_impl.cpp message 22942',
      },
    ],
    nearMisses: ['connection accepted from 10.0.0.4:51122 #819 (57 connections now open)'],
  },
  {
    id: 'mongo/storage-corrupt',
    technology: 'mongo',
    category: 'data-integrity',
    title: 'MongoDB data files are damaged',
    cause:
      'The storage engine of MongoDB cannot read its own files: they are damaged or incomplete, and the server stops to protect the data.',
    patterns: [
      /WT_PANIC: WiredTiger library panic|\berror=-31804\b/,
      /the process must exit and restart.{0,20}WT_PANIC/i,
      /WiredTiger error.{0,200}(?:read checksum error|corrupt|unable to read root page|does not appear to be a WiredTiger file)/i,
    ],
    keywords: ['wt_panic', '-31804', 'wiredtiger error'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'dmesg -T | grep -iE "i/o error|nvme|ata|xfs|ext4" | tail; df -h',
        'See whether device or file system report errors. Take a copy of the data directory before anything else.',
        'The health of the device is known.',
        { priority: 'critical' },
      ),
      fix(
        'mv <data-directory> <data-directory>.damaged && systemctl start mongod',
        'Let a damaged replica member copy all data anew from the others.',
        'rs.status() shows the member as SECONDARY.',
        'systemctl stop mongod && rm -r <data-directory> && mv <data-directory>.damaged <data-directory>',
        { estimatedTime: '60 min' },
      ),
    ],
    samples: [
      { line: 'WT_PANIC: WiredTiger library panic', origin: 'wiredtiger source, error docs' },
      {
        line: 'WiredTiger error (0) [1487323821:112233][1:0x7f], file:WiredTiger.wt, connection: read checksum error for 4096B block at offset 6799360',
        origin: 'wiredtiger source, block_read.c',
      },
    ],
    nearMisses: ['WiredTiger message: Recovering log 5 through 6'],
  },
  {
    id: 'mongo/member-too-stale',
    technology: 'mongo',
    category: 'data-integrity',
    title: 'A MongoDB member is too stale to catch up',
    cause:
      'A member of the replica set has fallen so far behind that the operations which it needs are no longer in the oplog of the others; it has to copy all data anew.',
    patterns: [/too stale to catch up/i],
    keywords: ['too stale to catch up'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mongosh --quiet --eval "rs.printReplicationInfo(); rs.printSecondaryReplicationInfo()"',
        'Compare the span of the oplog with the lag of the member.',
        'Span and lag are known.',
      ),
    ],
    samples: [
      {
        line: 'replSet error RS102 too stale to catch up, at least from mongo-1:27017',
        origin: 'mongodb docs, resync a member',
      },
      {
        line: '"stateStr" : "RECOVERING", "errmsg" : "error RS102 too stale to catch up"',
        origin: 'mongodb docs, replSetGetStatus; mongodb source, bgsync.cpp',
      },
    ],
    nearMisses: ['member is now in state SECONDARY, caught up with oplog'],
  },
]
