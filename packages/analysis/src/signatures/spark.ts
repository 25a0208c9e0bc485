import { defineSignatures } from './define-signatures.ts'

export const SPARK_SIGNATURES = defineSignatures([
  {
    id: 'spark/executor-lost',
    mechanism: 'crash',
    symptom: 'Spark executors lost',
    cause: 'Executors of the Spark job end in mid-work[ ({reason})], so their tasks and shuffle data are lost.',
    patterns: [
      /Lost executor \d+ on [\w.-]{1,253}: (?<reason>.{1,80})/,
      /ExecutorLostFailure \(executor \d+ exited (?:caused by one of the running tasks|unrelated to the running tasks)\)/,
    ],
    keywords: 'lost executor|executorlostfailure',
    blames: 'self',
    look: 'yarn logs -applicationId <application> | grep -iE "killed|OutOfMemory|exit code" | head -20 # Exit code 137 or 143 means killed for memory; look at the container that was lost.',
    samples: {
      'Lost executor 4 on worker-2.example.com: Remote RPC client disassociated. Likely due to containers exceeding thresholds, or network issues. Check driver logs for WARN messages.':
        'apache spark, TaskSchedulerImpl.scala',
      'ExecutorLostFailure (executor 1 exited caused by one of the running tasks) Reason: Command exited with code 52':
        'apache spark, TaskEndReason.scala',
    },
    nearMisses: ['Registered executor NettyRpcEndpointRef(spark-client://Executor) (10.0.0.5:40112) with ID 4'],
  },
  {
    id: 'spark/stage-failed',
    mechanism: 'peer-failing',
    symptom: 'Spark job aborted: stage failed',
    cause: 'A task of the Spark job failed as often as allowed, so the stage and the job are aborted.',
    patterns: [/Job aborted due to stage failure: (?:Task \d+ in stage [\d.]{1,12} failed \d+ times)?/],
    keywords: 'job aborted due to stage failure',
    blames: 'self',
    look: 'yarn logs -applicationId <application> | grep -A 15 "Lost task" | head -60 # Read the exception of the first lost task.',
    samples: {
      'org.apache.spark.SparkException: Job aborted due to stage failure: Task 0 in stage 1.0 failed 4 times, most recent failure: Lost task 0.3 in stage 1.0 (TID 7, worker-2, executor 1)':
        'apache spark, DAGScheduler.scala',
      'Job aborted due to stage failure: Total size of serialized results of 214 tasks (1024.2 MB) is bigger than spark.driver.maxResultSize (1024.0 MB)':
        'apache spark, TaskSetManager.scala',
    },
    nearMisses: ['Job 0 finished: count at App.scala:12, took 3.2 s'],
  },
  {
    id: 'spark/fetch-failed',
    mechanism: 'connection-lost',
    symptom: 'Spark shuffle fetch failed',
    cause:
      'Tasks cannot read the shuffle data of another Spark executor: it was lost, is overloaded, or its disk is full.',
    patterns: [
      /FetchFailed\(BlockManagerId\(/,
      /FetchFailedException: /,
      /MetadataFetchFailedException: Missing an output location for shuffle/,
    ],
    keywords: 'fetchfailed',
    blames: 'self',
    look: 'yarn logs -applicationId <application> | grep -iE "Lost executor|No space left|Connection reset" | head # See why the other executor no longer served its data.',
    samples: {
      'FetchFailed(BlockManagerId(3, worker-4.example.com, 7337, None), shuffleId=2, mapId=11, reduceId=5, message=':
        'apache spark, TaskSetManager.scala',
      'org.apache.spark.shuffle.MetadataFetchFailedException: Missing an output location for shuffle 0':
        'apache spark, MapOutputTracker.scala',
    },
    nearMisses: ['Started 3 remote fetches in 4 ms'],
  },
  {
    id: 'spark/broadcast-timeout',
    mechanism: 'slow-work',
    severity: 'medium',
    symptom: 'Spark broadcast join times out',
    cause: 'Spark sends a table to all executors (broadcast), which is too large or too slow, and times out.',
    patterns: [/Could not execute broadcast in \d+ secs/i, /Not enough memory to build and broadcast the table/i],
    keywords: 'could not execute broadcast|build and broadcast the table',
    blames: 'self',
    look: 'spark-sql -e "EXPLAIN <query>" # See which table is broadcast and how large it is thought to be.',
    fix: 'spark-submit --conf spark.sql.autoBroadcastJoinThreshold=-1 <application> # Join without broadcast. # Submit without the setting.',
    samples: {
      'org.apache.spark.SparkException: Could not execute broadcast in 300 secs. You can increase the timeout for broadcasts via spark.sql.broadcastTimeout or disable broadcast join by setting spark.sql.autoBroadcastJoinThreshold to -1':
        'apache spark, BroadcastExchangeExec.scala',
      'Not enough memory to build and broadcast the table to all worker nodes. As a workaround, you can either disable broadcast by setting spark.sql.autoBroadcastJoinThreshold to -1':
        'apache spark, BroadcastExchangeExec.scala',
    },
    nearMisses: ['Block broadcast_1 stored as values in memory (estimated size 384.0 B, free 366.3 MB)'],
  },
])
