import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const HDFS_SIGNATURES: readonly Signature[] = [
  {
    id: 'hdfs/no-datanodes',
    technology: 'hdfs',
    category: 'capacity',
    title: 'HDFS cannot store blocks: no DataNode takes them',
    cause: 'HDFS finds too few DataNodes for a new block: they are down, full, or cannot be reached by the client.',
    patterns: [
      /could only be (?:replicated to|written to) \d+ (?:nodes|of the \d+ minReplication nodes)/i,
      /Failed to place enough replicas, still in need of \d+ to reach \d+/i,
      /All datanodes \[?.{0,200}?are bad\. Aborting/i,
      /Failed to replace a bad datanode on the existing pipeline/i,
    ],
    keywords: [
      'could only be replicated',
      'could only be written',
      'failed to place enough replicas',
      'are bad. aborting',
      'replace a bad datanode',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'hdfs dfsadmin -report | grep -E "Live|Dead|DFS Remaining|^Name"',
        'See which DataNodes live and how much space they have.',
        'Missing or full nodes are known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: 'org.apache.hadoop.ipc.RemoteException(java.io.IOException): File /tmp/part-0 could only be replicated to 0 nodes instead of minReplication (=1).  There are 1 datanode(s) running and 1 node(s) are excluded in this operation.',
        origin: 'apache hadoop wiki, CouldOnlyBeReplicatedTo',
      },
      {
        line: 'Failed to place enough replicas, still in need of 1 to reach 3 (unavailableStorages=[], storagePolicy=BlockStoragePolicy{HOT:7})',
        origin: 'apache hadoop, BlockPlacementPolicyDefault.java',
      },
    ],
    nearMisses: ['BLOCK* allocate blk_1073741825_1001, replicas=10.0.0.4:9866, 10.0.0.5:9866 for /tmp/part-0'],
  },
  {
    id: 'hdfs/missing-block',
    technology: 'hdfs',
    category: 'data-integrity',
    title: 'HDFS block {block} cannot be read',
    cause: 'No DataNode has a good copy of the block {block}: its nodes are down, or all copies are damaged.',
    otherwise: { block: 'of a file' },
    patterns: [
      /Could not obtain block:? (?<block>[\w:.-]{1,120})/i,
      /BlockMissingException/,
      /There are \d+ missing blocks\. The following files may be corrupted/i,
      /ChecksumException: Checksum error: /,
    ],
    keywords: ['could not obtain block', 'blockmissingexception', 'missing blocks. the', 'checksumexception'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'hdfs fsck / -list-corruptfileblocks; hdfs dfsadmin -report | grep -A 1 Dead',
        'See which files are affected and which nodes are missing.',
        'Files and nodes are known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: 'org.apache.hadoop.hdfs.BlockMissingException: Could not obtain block: BP-1-10.0.0.4-1:blk_1073741830_1006 file=/data/events.parquet',
        origin: 'apache hadoop, DFSInputStream.java',
      },
      {
        line: 'org.apache.hadoop.fs.ChecksumException: Checksum error: /data/part-00001 at 4096 exp: -1206148318 got: -2134415562',
        origin: 'apache hadoop, FSInputChecker.java',
      },
    ],
    nearMisses: ['Verification succeeded for BP-1-10.0.0.4-1:blk_1073741830_1006'],
  },
  {
    id: 'hdfs/safe-mode',
    technology: 'hdfs',
    category: 'dependency-failure',
    title: 'The HDFS NameNode is in safe mode',
    cause:
      'The NameNode only reads: it has not yet heard of enough blocks from its DataNodes, or its own disk is nearly full.',
    patterns: [/Name ?node is in safe mode/i, /SafeModeException/],
    keywords: ['node is in safe mode', 'safemodeexception'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'hdfs dfsadmin -safemode get && hdfs dfsadmin -report | head -20',
        'See how many blocks are still missing; on low disk it names the volume.',
        'The reason is known.',
        { priority: 'critical' },
      ),
      fix(
        'hdfs dfsadmin -safemode leave',
        'Leave it only when no block is missing any more.',
        'Writes succeed.',
        'hdfs dfsadmin -safemode enter',
      ),
    ],
    samples: [
      {
        line: 'org.apache.hadoop.hdfs.server.namenode.SafeModeException: Cannot create directory /tmp/x. Name node is in safe mode.',
        origin: 'apache hadoop, FSNamesystem.java',
      },
      { line: 'Cannot delete /user/app. Name node is in safe mode.', origin: 'apache hadoop, FSNamesystem.java' },
    ],
    nearMisses: ['STATE* Safe mode is OFF'],
  },
  {
    id: 'hdfs/standby-asked',
    technology: 'hdfs',
    category: 'dependency-failure',
    title: 'No active HDFS NameNode answers',
    cause: 'Clients reach only a standby NameNode: the active one is down, or the failover did not come to its end.',
    patterns: [/Operation category (?:READ|WRITE|UNCHECKED) is not supported in state standby/i],
    keywords: ['not supported in state standby'],
    blames: 'peer',
    specificity: 2,
    severity: 'high',
    commands: [diagnose('hdfs haadmin -getAllServiceState', 'See which NameNode is active.', 'One is active.')],
    samples: [
      {
        line: 'org.apache.hadoop.ipc.StandbyException: Operation category READ is not supported in state standby.',
        origin: 'apache hadoop, StandbyState.java',
      },
      {
        line: 'Operation category WRITE is not supported in state standby. Visit https://s.apache.org/sbnn-error',
        origin: 'apache hadoop, StandbyState.java',
      },
    ],
    nearMisses: ['Stopping services started for active state'],
  },
  {
    id: 'hdfs/volume-failed',
    technology: 'hdfs',
    category: 'hardware',
    title: 'A DataNode has lost a disk',
    cause:
      'A disk of a DataNode cannot be read or written, so the volume is taken out and its blocks are copied elsewhere.',
    patterns: [
      /Too many failed volumes - current valid volumes: \d+/i,
      /DiskErrorException: /,
      /Removed volume: \S{1,200}.{0,80}(?:fail|error)|failed volumes? on/i,
    ],
    keywords: ['too many failed volumes', 'diskerrorexception', 'removed volume', 'failed volume'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['hdfs/missing-block', 'hdfs/no-datanodes'],
    commands: [
      diagnose(
        'hdfs dfsadmin -report | grep -A 12 "Failed\\|Dead"; dmesg -T | grep -iE "i/o error|xfs|ext4" | tail',
        'See which disk of which node it is.',
        'The disk is known.',
      ),
    ],
    samples: [
      {
        line: 'org.apache.hadoop.util.DiskChecker$DiskErrorException: Too many failed volumes - current valid volumes: 3, volumes configured: 4, volumes failed: 1, volume failures tolerated: 0',
        origin: 'apache hadoop, FsDatasetImpl.java',
      },
      {
        line: 'org.apache.hadoop.util.DiskChecker$DiskErrorException: Directory is not writable: /data/2/dfs',
        origin: 'apache hadoop, DiskChecker.java',
      },
    ],
    nearMisses: ['Added volume - [DISK]file:/data/2/dfs, StorageType: DISK'],
  },
]
