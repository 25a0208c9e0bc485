import { defineSignatures } from './define-signatures.ts'

export const MONGO_SIGNATURES = defineSignatures([
  {
    id: 'mongo/no-primary',
    mechanism: 'quorum-lost',
    symptom: 'MongoDB replica set has no primary',
    cause:
      'No member of the MongoDB replica set is primary: members are down or cannot reach each other, so nothing can be written until one is elected.',
    patterns: [
      /(?:no replica set members|No (?:suitable )?(?:server|primary|servers?)) (?:match selector "?Primary|available for writes|found yet)/i,
      /ReplicaSetNoPrimary/,
      /NotWritablePrimary|not master and slaveOk=false|NotPrimaryNoSecondaryOk/,
      /\bnot (?:master|primary)\b.{0,40}(?:code|10107)/i,
    ],
    keywords:
      'match selector|available for writes|found yet|replicasetnoprimary|notwritableprimary|not master|notprimary|not primary',
    blames: 'peer',
    look: 'mongosh --quiet --eval "rs.status().members.forEach(m => print(m.name, m.stateStr, m.lastHeartbeatMessage || \'\'))" # Check the state and last heartbeat of each member.',
    verify: 'mongosh --quiet --eval "db.hello().primary" # It is healthy again.',
    samples: {
      'pymongo.errors.ServerSelectionTimeoutError: No replica set members match selector "Primary()", Timeout: 30s':
        'mongodb/mongo-python-driver, topology.py',
      'MongoServerError: not master and slaveOk=false': 'mongodb docs, error code 13435',
    },
    nearMisses: ['Transition to primary complete; database writes are now permitted'],
  },
  {
    id: 'mongo/authentication-failed',
    mechanism: 'credential-rejected',
    symptom: 'MongoDB login rejected',
    cause:
      'MongoDB rejects the login[ of {service}]: user, password or authentication database is wrong, or a right is missing.',
    patterns: [
      /MongoServerError: Authentication failed/,
      /SCRAM authentication failed, storedKey mismatch|UserNotFound: Could not find user/,
      /"?Authentication failed\.?"?, (?:full error|code:? 18|"?mechanism)/i,
      /\bnot authorized on (?<database>[\w-]{1,64}) to execute command/i,
      /Authentication failed.{0,80}(?:SCRAM-SHA|UserNotFound|code.{0,4}18)/,
    ],
    keywords: 'authentication failed|could not find user|not authorized on',
    blames: 'peer',
    look: 'mongosh admin --quiet --eval "db.system.users.find({}, {user: 1, db: 1, roles: 1}).forEach(printjson)" # See in which database the user exists and which roles it has.',
    samples: {
      'MongoServerError: Authentication failed.': 'mongodb docs, error code 18; mongodb node driver, error.ts',
      'not authorized on admin to execute command { listDatabases: 1.0 }': 'mongodb source, commands.cpp',
    },
    nearMisses: ['Successfully authenticated as principal app on admin'],
  },
  {
    id: 'mongo/duplicate-key',
    mechanism: 'duplicate',
    severity: 'low',
    symptom: 'duplicate key in index {index}',
    cause:
      'Writes[ of {service}] are rejected as duplicate: the collection[ {collection}] already holds a document with the same value in[ {index}| a unique index].',
    patterns: [
      /E11000 duplicate key error (?:collection|index): (?<collection>[\w.$-]{1,128}) index: (?<index>[\w.$-]{1,128})/,
    ],
    keywords: 'e11000',
    blames: 'self',
    inClient: true,
    samples: {
      'E11000 duplicate key error collection: test.users index: email_1 dup key: { email: "a@example.com" }':
        'mongodb docs, unique indexes',
      'MongoServerError: E11000 duplicate key error collection: mydb.products index: _id_ dup key: { _id: 1 }':
        'mongodb docs, unique indexes; mongodb node driver, error.ts',
    },
    nearMisses: ['index build: done building index email_1 on ns test.users'],
  },
  {
    id: 'mongo/too-many-connections',
    mechanism: 'connection-limit',
    symptom: 'MongoDB connections exhausted',
    cause: 'MongoDB rejects new connections: its clients have as many open as its limit allows.',
    patterns: [/connection refused because (?:there are )?too many open connections/i],
    keywords: 'too many open connections',
    blames: 'self',
    look: 'mongosh --quiet --eval "printjson(db.serverStatus().connections)"; ulimit -n # Compare current with available connections and with the limit of open files.',
    samples: {
      'connection refused because too many open connections: 819': 'mongodb source, service_entry_point_impl.cpp',
      '"ctx":"listener","msg":"Connection refused because there are too many open connections","attr":{"connectionCount":301}':
        'mongodb source, service_entry_point_impl.cpp message 22942',
    },
    nearMisses: ['connection accepted from 10.0.0.4:51122 #819 (57 connections now open)'],
  },
  {
    id: 'mongo/storage-corrupt',
    mechanism: 'data-corrupt',
    symptom: 'MongoDB data files corrupt',
    cause:
      'The storage engine of MongoDB[ {service}] cannot read its own files: they are damaged or incomplete, and the server stops to protect the data.',
    patterns: [
      /WT_PANIC: WiredTiger library panic|\berror=-31804\b/,
      /the process must exit and restart.{0,20}WT_PANIC/i,
      /WiredTiger error.{0,200}(?:read checksum error|corrupt|unable to read root page|does not appear to be a WiredTiger file)/i,
    ],
    keywords: 'wt_panic|-31804|wiredtiger error',
    blames: 'self',
    look: 'dmesg -T | grep -iE "i/o error|nvme|ata|xfs|ext4" | tail; df -h # See whether device or file system report errors. Take a copy of the data directory before anything else.',
    fix: 'mv <data-directory> <data-directory>.damaged && systemctl start mongod # Let a damaged member resync all data from the others. # systemctl stop mongod && rm -r <data-directory> && mv <data-directory>.damaged <data-directory>',
    samples: {
      'WT_PANIC: WiredTiger library panic': 'wiredtiger source, error docs',
      'WiredTiger error (0) [1487323821:112233][1:0x7f], file:WiredTiger.wt, connection: read checksum error for 4096B block at offset 6799360':
        'wiredtiger source, block_read.c',
    },
    nearMisses: ['WiredTiger message: Recovering log 5 through 6'],
  },
  {
    id: 'mongo/member-too-stale',
    mechanism: 'replication-broken',
    symptom: 'MongoDB member too stale to catch up',
    cause:
      'A MongoDB member[ on {service}] fell so far behind that the operations it needs are no longer in the oplog; it must resync all data.',
    patterns: [/too stale to catch up/i],
    keywords: 'too stale to catch up',
    blames: 'self',
    look: 'mongosh --quiet --eval "rs.printReplicationInfo(); rs.printSecondaryReplicationInfo()" # Compare the span of the oplog with the lag of the member.',
    samples: {
      'replSet error RS102 too stale to catch up, at least from mongo-1:27017': 'mongodb docs, resync a member',
      '"stateStr" : "RECOVERING", "errmsg" : "error RS102 too stale to catch up"':
        'mongodb docs, replSetGetStatus; mongodb source, bgsync.cpp',
    },
    nearMisses: ['member is now in state SECONDARY, caught up with oplog'],
  },
])
