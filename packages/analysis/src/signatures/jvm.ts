import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const JVM_SIGNATURES: readonly Signature[] = [
  {
    id: 'jvm/null-pointer',
    technology: 'jvm',
    category: 'bug',
    title: 'Null pointer in {service}',
    cause: 'The code of {service} uses a null value: a NullPointerException ends the request {because}.',
    patterns: [/NullPointerException(?:: .{0,400}?(?<because>because .{1,160}? is null))?/],
    keywords: ['nullpointerexception'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'git log --oneline -20 -- <file-of-the-top-frame>',
        description: 'See who last touched the code that the top frame names.',
        estimatedTime: '5 min',
        verification: 'The change is known.',
      },
      {
        category: 'fix',
        priority: 'high',
        risk: 'changes-state',
        command: 'kubectl rollout undo deployment/{service}',
        description: 'Go back to the last version without the fault.',
        estimatedTime: '5 min',
        verification: 'No further NullPointerException is logged.',
        undo: 'kubectl rollout undo deployment/{service} once more',
      },
    ],
    samples: [
      {
        line: 'java.lang.NullPointerException: Cannot invoke "Discount.getPercent()" because the return value of "Customer.getDiscount()" is null',
        origin: 'JEP 358, helpful NullPointerExceptions',
      },
      { line: 'Exception in thread "main" java.lang.NullPointerException', origin: 'java docs, NullPointerException' },
    ],
    nearMisses: ['null check passed'],
  },
  {
    id: 'jvm/out-of-memory',
    technology: 'jvm',
    category: 'resource-exhaustion',
    title: '{service} is out of heap memory',
    cause: 'The Java heap of {service} is used up, so allocations fail and the process can do no more work.',
    patterns: [
      /java\.lang\.OutOfMemoryError(?!: (?:Metaspace|Compressed class|PermGen|unable to create))/,
      /GC overhead limit exceeded/,
    ],
    keywords: ['outofmemoryerror', 'gc overhead limit'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      {
        category: 'diagnose',
        priority: 'high',
        risk: 'read-only',
        command: 'jcmd <pid> GC.class_histogram | head -30',
        description: 'See which classes fill the heap.',
        estimatedTime: '2 min',
        verification: 'The largest classes are known.',
      },
    ],
    samples: [
      { line: 'java.lang.OutOfMemoryError: Java heap space', origin: 'java docs, troubleshooting guide' },
      { line: 'java.lang.OutOfMemoryError: GC overhead limit exceeded', origin: 'java docs, troubleshooting guide' },
    ],
    nearMisses: ['heap usage 40 %'],
  },
  {
    id: 'jvm/metaspace-exhausted',
    technology: 'jvm',
    category: 'resource-exhaustion',
    title: '{service} is out of metaspace',
    cause:
      'The memory for classes of {service} is used up: classes are loaded again and again and never let go, or the limit is too small.',
    patterns: [/java\.lang\.OutOfMemoryError: (?:Metaspace|Compressed class space|PermGen space)/],
    keywords: ['outofmemoryerror: metaspace', 'outofmemoryerror: compressed', 'outofmemoryerror: permgen'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        'jcmd <pid> VM.metaspace; jcmd <pid> VM.classloaders',
        'See how many class loaders there are and what they hold.',
        'The loader that leaks is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: 'java.lang.OutOfMemoryError: Metaspace', origin: 'java docs, troubleshooting guide' },
      {
        line: 'Exception in thread "main" java.lang.OutOfMemoryError: Compressed class space',
        origin: 'java docs, troubleshooting guide',
      },
    ],
    nearMisses: ['Metaspace used 52112K, committed 53248K, reserved 1097728K'],
  },
  {
    id: 'jvm/threads-exhausted',
    technology: 'jvm',
    category: 'resource-exhaustion',
    title: '{service} cannot create threads',
    cause:
      'The system gives {service} no further threads: too many run already, or a limit on processes or memory is reached.',
    patterns: [
      /java\.lang\.OutOfMemoryError: unable to create (?:new )?native thread/i,
      /Failed to start thread "[^"]{0,80}" - pthread_create failed \(EAGAIN\)/i,
    ],
    keywords: ['native thread', 'pthread_create failed'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        'jcmd <pid> Thread.print | grep -c "^\\""; cat /proc/<pid>/limits | grep processes; cat /sys/fs/cgroup/pids.max',
        'Compare threads with the limits; group them by name to find who makes them.',
        'Maker and limit are known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: 'java.lang.OutOfMemoryError: unable to create new native thread',
        origin: 'java docs, troubleshooting guide',
      },
      {
        line: 'java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached',
        origin: 'openjdk, jvm.cpp',
      },
    ],
    nearMisses: ['created thread pool with 200 native threads'],
  },
  {
    id: 'jvm/stack-overflow',
    technology: 'jvm',
    category: 'bug',
    title: 'Endless recursion in {service}',
    cause: 'The code of {service} calls itself without end until its stack is full.',
    patterns: [/java\.lang\.StackOverflowError/],
    keywords: ['stackoverflowerror'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- <file-of-the-repeating-frame>',
        'The frames that repeat name the methods that call each other.',
        'The change is known.',
      ),
    ],
    samples: [
      {
        line: 'java.lang.StackOverflowError: null',
        origin: 'java docs, StackOverflowError; logback source, ThrowableProxyUtil.java',
      },
      { line: 'Exception in thread "main" java.lang.StackOverflowError', origin: 'java docs, StackOverflowError' },
    ],
    nearMisses: ['thread stack size 1024k'],
  },
  {
    id: 'jvm/class-missing',
    technology: 'jvm',
    category: 'configuration',
    title: 'Class {class} is missing in {service}',
    cause:
      'The class {class} is not on the class path of {service}: a library is missing from the build, or two of its versions contradict each other.',
    patterns: [/(?:NoClassDefFoundError|ClassNotFoundException): (?<class>[\w./$]{1,200})/],
    keywords: ['noclassdeffounderror', 'classnotfoundexception'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mvn dependency:tree -Dincludes=<group-of-the-class>',
        'See which library should bring the class, and in which version.',
        'Library and version are known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the build that has it.',
        'The class loads.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: 'java.lang.NoClassDefFoundError: org/apache/commons/lang3/StringUtils',
        origin: 'java docs, NoClassDefFoundError',
      },
      {
        line: 'java.lang.ClassNotFoundException: com.mysql.cj.jdbc.Driver',
        origin: 'java docs, ClassNotFoundException',
      },
    ],
    nearMisses: ['Loaded class com.mysql.cj.jdbc.Driver from file:/app/lib/mysql.jar'],
  },
  {
    id: 'jvm/library-versions-clash',
    technology: 'jvm',
    category: 'configuration',
    title: 'Libraries of {service} do not fit together',
    cause:
      '{service} calls {member}, which the loaded version of the library does not have: it was built against another version than it runs with.',
    patterns: [
      /(?:NoSuchMethodError|NoSuchFieldError|AbstractMethodError|IncompatibleClassChangeError)(?:: (?<member>.{1,160}))?/,
      /UnsupportedClassVersionError: (?<member>[\w./$]{1,160})/,
    ],
    keywords: [
      'nosuchmethoderror',
      'nosuchfielderror',
      'abstractmethoderror',
      'incompatibleclasschange',
      'unsupportedclassversion',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'mvn dependency:tree -Dverbose | grep -F "omitted for conflict"; java -version',
        'See which versions compete, and which Java runs it.',
        'The two versions are known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the build that fitted.',
        'The call succeeds.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: "java.lang.NoSuchMethodError: 'com.fasterxml.jackson.core.JsonParser com.fasterxml.jackson.core.JsonFactory.createParser(java.io.InputStream)'",
        origin: 'java docs, NoSuchMethodError; openjdk source, linkResolver.cpp',
      },
      {
        line: 'java.lang.UnsupportedClassVersionError: com/example/App has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 55.0',
        origin: 'openjdk, classFileParser.cpp',
      },
    ],
    nearMisses: ['java version "17.0.9" 2023-10-17 LTS'],
  },
  {
    id: 'jvm/deadlock',
    technology: 'jvm',
    category: 'contention',
    title: 'Threads of {service} are deadlocked',
    cause: 'Threads of {service} wait for locks that each other holds, and never go on.',
    patterns: [/Found (?:one|\d+) Java-level deadlocks?/i],
    keywords: ['java-level deadlock'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        'jcmd <pid> Thread.print | sed -n "/Java-level deadlock/,$p"',
        'Read which threads hold and want which locks.',
        'Both places in the code are known.',
        { priority: 'critical' },
      ),
      fix(
        'kubectl rollout restart deployment/{service}',
        'Restart it to go on; then take the locks in one order.',
        'Requests are answered.',
        'None is needed.',
      ),
    ],
    samples: [
      { line: 'Found one Java-level deadlock:', origin: 'openjdk, vmOperations.cpp' },
      { line: 'Found 2 Java-level deadlocks:', origin: 'openjdk, vmOperations.cpp' },
    ],
    nearMisses: ['Full thread dump OpenJDK 64-Bit Server VM (17.0.9+9 mixed mode, sharing):'],
  },
  {
    id: 'jvm/crashed',
    technology: 'jvm',
    category: 'crash',
    title: 'The Java virtual machine of {service} crashes',
    cause: 'The virtual machine of {service} ends by a memory fault in its own or native code.',
    patterns: [
      /A fatal error has been detected by the Java Runtime Environment/i,
      /There is insufficient memory for the Java Runtime Environment to continue/i,
      /Problematic frame:/,
    ],
    keywords: ['by the java runtime environment', 'insufficient memory for the java', 'problematic frame'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        'ls -t hs_err_pid*.log | head -1 | xargs sed -n 1,60p',
        'Read the signal and the problematic frame: a native library, or the compiler.',
        'The frame is known.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: '# A fatal error has been detected by the Java Runtime Environment:', origin: 'openjdk, vmError.cpp' },
      {
        line: '# There is insufficient memory for the Java Runtime Environment to continue.',
        origin: 'openjdk, vmError.cpp',
      },
    ],
    nearMisses: ['OpenJDK Runtime Environment Temurin-17.0.9+9 (build 17.0.9+9)'],
  },
  {
    id: 'jvm/task-rejected',
    technology: 'jvm',
    category: 'capacity',
    title: 'A thread pool of {service} is full',
    cause:
      'All threads of a pool in {service} are busy and its queue is full, so further tasks are rejected: they take too long, or too many come in.',
    patterns: [/RejectedExecutionException/, /(?:Thread pool|ThreadPool\w{0,20}) (?:is )?(?:exhausted|EXHAUSTED)/],
    keywords: ['rejectedexecutionexception', 'pool is exhausted', 'pool exhausted'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'jcmd <pid> Thread.print | grep -A 8 "<pool-name>" | grep "at " | sort | uniq -c | sort -rn | head',
        'See where the threads of the pool spend their time.',
        'What holds them is known.',
      ),
    ],
    samples: [
      {
        line: 'java.util.concurrent.RejectedExecutionException: Task java.util.concurrent.FutureTask@1b2c3d rejected from java.util.concurrent.ThreadPoolExecutor@4e5f6a[Running, pool size = 200, active threads = 200, queued tasks = 1000, completed tasks = 88120]',
        origin: 'java docs, ThreadPoolExecutor',
      },
      {
        line: 'Thread pool is EXHAUSTED! Thread Name: DubboServerHandler-10.0.0.5:20880, Pool Size: 200 (active: 200, core: 200, max: 200, largest: 200)',
        origin: 'apache dubbo, AbortPolicyWithReport.java',
      },
    ],
    nearMisses: [
      'thread pool started, pool size = 200, queued tasks = 0',
      {
        line: 'EsRejectedExecutionException[rejected execution of TransportService$7 on EsThreadPoolExecutor[bulk, queue capacity = 50',
        is: 'elasticsearch/rejected',
      },
    ],
  },
  {
    id: 'jvm/full-collections',
    technology: 'jvm',
    category: 'resource-exhaustion',
    title: 'The heap of {service} is full: the JVM stands still to collect garbage',
    cause:
      'The heap (memory) of the JVM of {service} is nearly full, so it runs full garbage collections that stop all its threads for seconds and free next to nothing; meanwhile it answers nobody.',
    patterns: [
      /Pause Full \([^)]{1,60}\) \d{1,9}M->\d{1,9}M\(\d{1,9}M\) \d{4,9}\.\d{1,6}ms/,
      /\[Full GC \([^)]{1,60}\)[^,\]]{0,200}, \d{1,6}\.\d{1,9} secs\]/,
    ],
    keywords: ['pause full', '[full gc'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['general/timeout', 'general/dependency-unavailable'],
    commands: [
      diagnose(
        'jcmd <pid> GC.heap_info; jcmd <pid> GC.class_histogram | head -30',
        'See what fills the heap.',
        'The largest kinds of objects are known.',
      ),
      fix(
        'kubectl rollout restart deployment/{service}',
        'Empty the heap by a restart, and raise -Xmx where the load has grown.',
        'Pauses are below 200 ms.',
        'kubectl rollout undo deployment/{service}',
      ),
    ],
    samples: [
      {
        line: '[gc] GC(812) Pause Full (G1 Compaction Pause) 8123M->8090M(8192M) 6123.412ms',
        origin: 'openjdk docs, unified logging, -Xlog:gc',
      },
      {
        line: '[Full GC (Allocation Failure)  4093M->4088M(4096M), 7.1180521 secs]',
        origin: 'openjdk 8 docs, -XX:+PrintGC',
      },
    ],
    nearMisses: ['GC(14) Pause Young (Normal) (G1 Evacuation Pause) 24M->4M(256M) 3.412ms'],
  },
]
