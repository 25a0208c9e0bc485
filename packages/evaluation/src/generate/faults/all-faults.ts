import { brokenReplica, etcdFull, phpWorkersBusy, slowCassandra, slowConsumer, vaultSealed } from './cluster-faults.ts'
import {
  blockedMail,
  connectionTableFull,
  deniedByProfile,
  gpuLost,
  raidDegraded,
  routeLost,
} from './machine-faults.ts'
import {
  accessRevoked,
  brokenFeed,
  changedSchema,
  executorFull,
  goPanic,
  licenceExpired,
  workerKilled,
} from './runtime-faults.ts'
import { buriedCause, deepChain, flappingLink } from './chain-faults.ts'
import {
  brokenRateTable,
  correctedMemoryErrors,
  lockedDirectoryAccount,
  safeMode,
  unknownUpstreamHost,
  unschedulablePods,
  volumeNotMounted,
} from './odd-faults.ts'
import { needleFaults } from './needle-faults.ts'
import { taleFaults } from './tale-faults.ts'
import type { Fault } from '../scene.ts'
import {
  badDeploy,
  brokerMemoryAlarm,
  failingTimer,
  heapExhausted,
  missingModule,
  poolExhausted,
  rebalanceLoop,
} from './application-faults.ts'
import {
  dnsDown,
  expiredCertificate,
  expiredCloudToken,
  networkCardHangs,
  rotatedPassword,
  upstreamThrottles,
} from './network-faults.ts'
import {
  clockSkew,
  imageMissing,
  missingConfiguration,
  oomKilled,
  sshBruteForce,
  tooManyOpenFiles,
} from './platform-faults.ts'
import {
  blockingMigration,
  elasticFloodStage,
  failingDisk,
  mongoStepDown,
  mysqlDeadlocks,
  postgresDiskFull,
  redisCannotPersist,
} from './storage-faults.ts'

export const allFaults: readonly Fault[] = [
  postgresDiskFull,
  redisCannotPersist,
  elasticFloodStage,
  failingDisk,
  mysqlDeadlocks,
  blockingMigration,
  mongoStepDown,
  oomKilled,
  missingConfiguration,
  imageMissing,
  tooManyOpenFiles,
  clockSkew,
  sshBruteForce,
  expiredCertificate,
  dnsDown,
  networkCardHangs,
  upstreamThrottles,
  expiredCloudToken,
  rotatedPassword,
  badDeploy,
  poolExhausted,
  heapExhausted,
  failingTimer,
  rebalanceLoop,
  brokerMemoryAlarm,
  missingModule,
  brokenRateTable,
  unschedulablePods,
  unknownUpstreamHost,
  volumeNotMounted,
  safeMode,
  correctedMemoryErrors,
  lockedDirectoryAccount,
  deepChain,
  buriedCause,
  flappingLink,
  vaultSealed,
  etcdFull,
  slowCassandra,
  brokenReplica,
  phpWorkersBusy,
  slowConsumer,
  connectionTableFull,
  gpuLost,
  raidDegraded,
  routeLost,
  deniedByProfile,
  blockedMail,
  goPanic,
  executorFull,
  workerKilled,
  changedSchema,
  brokenFeed,
  accessRevoked,
  licenceExpired,
  ...needleFaults,
  ...taleFaults,
]

/** Faults that have nothing to do with each other and may strike together. */
export const pairsOfFaults: readonly (readonly [Fault, Fault])[] = [
  [expiredCloudToken, mysqlDeadlocks],
  [failingTimer, sshBruteForce],
  [tooManyOpenFiles, expiredCloudToken],
]
