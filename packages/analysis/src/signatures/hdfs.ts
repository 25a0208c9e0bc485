import { defineSignatures } from './define-signatures.ts'

export const HDFS_SIGNATURES = defineSignatures([
  {
    id: 'hdfs/no-datanodes',
    mechanism: 'quorum-lost',
    symptom: 'HDFS: no DataNode takes blocks',
    cause: 'HDFS finds too few DataNodes for a new block: they are down, full, or the client cannot reach them.',
    patterns: [
      /could only be (?:replicated to|written to) \d+ (?:nodes|of the \d+ minReplication nodes)/i,
      /Failed to place enough replicas, still in need of \d+ to reach \d+/i,
      /All datanodes \[?.{0,200}?are bad\. Aborting/i,
      /Failed to replace a bad datanode on the existing pipeline/i,
    ],
    keywords:
      'could only be replicated|could only be written|failed to place enough replicas|are bad. aborting|replace a bad datanode',
    blames: 'self',
    look: 'hdfs dfsadmin -report | grep -E "Live|Dead|DFS Remaining|^Name" # See which DataNodes live and how much space they have.',
    samples: {
      'org.apache.hadoop.ipc.RemoteException(java.io.IOException): File /tmp/part-0 could only be replicated to 0 nodes instead of minReplication (=1).  There are 1 datanode(s) running and 1 node(s) are excluded in this operation.':
        'apache hadoop wiki, CouldOnlyBeReplicatedTo',
      'Failed to place enough replicas, still in need of 1 to reach 3 (unavailableStorages=[], storagePolicy=BlockStoragePolicy{HOT:7})':
        'apache hadoop, BlockPlacementPolicyDefault.java',
    },
    nearMisses: ['BLOCK* allocate blk_1073741825_1001, replicas=10.0.0.4:9866, 10.0.0.5:9866 for /tmp/part-0'],
  },
  {
    id: 'hdfs/missing-block',
    mechanism: 'data-corrupt',
    symptom: '[HDFS block {block} unreadable|HDFS block unreadable]',
    cause: 'No DataNode has a good copy of the HDFS block[ {block}]: its nodes are down, or all copies are damaged.',
    patterns: [
      /Could not obtain block:? (?<block>[\w:.-]{1,120})/i,
      /BlockMissingException/,
      /There are \d+ missing blocks\. The following files may be corrupted/i,
      /ChecksumException: Checksum error: /,
    ],
    keywords: 'could not obtain block|blockmissingexception|missing blocks. the|checksumexception',
    blames: 'self',
    look: 'hdfs fsck / -list-corruptfileblocks; hdfs dfsadmin -report | grep -A 1 Dead # See which files are affected and which nodes are missing.',
    samples: {
      'org.apache.hadoop.hdfs.BlockMissingException: Could not obtain block: BP-1-10.0.0.4-1:blk_1073741830_1006 file=/data/events.parquet':
        'apache hadoop, DFSInputStream.java',
      'org.apache.hadoop.fs.ChecksumException: Checksum error: /data/part-00001 at 4096 exp: -1206148318 got: -2134415562':
        'apache hadoop, FSInputChecker.java',
    },
    nearMisses: ['Verification succeeded for BP-1-10.0.0.4-1:blk_1073741830_1006'],
  },
  {
    id: 'hdfs/safe-mode',
    mechanism: 'read-only',
    category: 'dependency-failure',
    severity: 'critical',
    symptom: 'HDFS NameNode in safe mode',
    cause:
      'The HDFS NameNode is in safe mode (read-only): it has not yet heard of enough blocks from its DataNodes, or its own disk is nearly full.',
    patterns: [/Name ?node is in safe mode/i, /SafeModeException/],
    keywords: 'node is in safe mode|safemodeexception',
    blames: 'peer',
    look: 'hdfs dfsadmin -safemode get && hdfs dfsadmin -report | head -20 # See how many blocks are still missing; on low disk it names the volume.',
    fix: 'hdfs dfsadmin -safemode leave # Leave it only when no block is missing. # hdfs dfsadmin -safemode enter',
    samples: {
      'org.apache.hadoop.hdfs.server.namenode.SafeModeException: Cannot create directory /tmp/x. Name node is in safe mode.':
        'apache hadoop, FSNamesystem.java',
      'Cannot delete /user/app. Name node is in safe mode.': 'apache hadoop, FSNamesystem.java',
    },
    nearMisses: ['STATE* Safe mode is OFF'],
  },
  {
    id: 'hdfs/standby-asked',
    mechanism: 'not-ready',
    symptom: 'no active HDFS NameNode',
    cause: 'Clients reach only a standby NameNode: the active one is down, or the failover did not complete.',
    patterns: [/Operation category (?:READ|WRITE|UNCHECKED) is not supported in state standby/i],
    keywords: 'not supported in state standby',
    blames: 'peer',
    look: 'hdfs haadmin -getAllServiceState # See which NameNode is active.',
    samples: {
      'org.apache.hadoop.ipc.StandbyException: Operation category READ is not supported in state standby.':
        'apache hadoop, StandbyState.java',
      'Operation category WRITE is not supported in state standby. Visit https://s.apache.org/sbnn-error':
        'apache hadoop, StandbyState.java',
    },
    nearMisses: ['Stopping services started for active state'],
  },
  {
    id: 'hdfs/volume-failed',
    mechanism: 'disk-failing',
    severity: 'high',
    symptom: 'DataNode lost a disk',
    cause:
      'A disk (volume) of an HDFS DataNode cannot be read or written, so it is removed and its blocks are copied elsewhere.',
    patterns: [
      /Too many failed volumes - current valid volumes: \d+/i,
      /DiskErrorException: /,
      /Removed volume: \S{1,200}.{0,80}(?:fail|error)|failed volumes? on/i,
    ],
    keywords: 'too many failed volumes|diskerrorexception|removed volume|failed volume',
    blames: 'self',
    look: 'hdfs dfsadmin -report | grep -A 12 "Failed\\|Dead"; dmesg -T | grep -iE "i/o error|xfs|ext4" | tail # See which disk of which node it is.',
    samples: {
      'org.apache.hadoop.util.DiskChecker$DiskErrorException: Too many failed volumes - current valid volumes: 3, volumes configured: 4, volumes failed: 1, volume failures tolerated: 0':
        'apache hadoop, FsDatasetImpl.java',
      'org.apache.hadoop.util.DiskChecker$DiskErrorException: Directory is not writable: /data/2/dfs':
        'apache hadoop, DiskChecker.java',
    },
    nearMisses: ['Added volume - [DISK]file:/data/2/dfs, StorageType: DISK'],
  },
])
