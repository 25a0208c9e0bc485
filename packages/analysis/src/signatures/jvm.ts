import { defineSignatures } from './define-signatures.ts'

export const JVM_SIGNATURES = defineSignatures([
  {
    id: 'jvm/null-pointer',
    mechanism: 'null-value',
    symptom: 'NullPointerException',
    cause: 'The code[ of {service}] uses a null value: a NullPointerException ends the request[ {because}].',
    patterns: [/NullPointerException(?:: .{0,400}?(?<because>because .{1,160}? is null))?/],
    keywords: 'nullpointerexception',
    blames: 'self',
    samples: {
      'java.lang.NullPointerException: Cannot invoke "Discount.getPercent()" because the return value of "Customer.getDiscount()" is null':
        'JEP 358, helpful NullPointerExceptions',
      'Exception in thread "main" java.lang.NullPointerException': 'java docs, NullPointerException',
    },
    nearMisses: ['null check passed'],
  },
  {
    id: 'jvm/out-of-memory',
    mechanism: 'heap-exhausted',
    symptom: 'JVM heap exhausted',
    cause:
      'The Java heap[ of {service}] is used up (out of memory), so allocations fail and the process can do no more work.',
    patterns: [
      /java\.lang\.OutOfMemoryError(?!: (?:Metaspace|Compressed class|PermGen|unable to create))/,
      /GC overhead limit exceeded/,
    ],
    keywords: 'outofmemoryerror|gc overhead limit',
    blames: 'self',
    look: 'jcmd <pid> GC.class_histogram | head -30 # See which classes fill the heap.',
    samples: {
      'java.lang.OutOfMemoryError: Java heap space': 'java docs, troubleshooting guide',
      'java.lang.OutOfMemoryError: GC overhead limit exceeded': 'java docs, troubleshooting guide',
    },
    nearMisses: ['heap usage 40 %'],
  },
  {
    id: 'jvm/metaspace-exhausted',
    mechanism: 'heap-exhausted',
    symptom: 'JVM metaspace exhausted',
    cause:
      'The class memory (metaspace)[ of {service}] is used up: classes are loaded again and again and never unloaded, or the limit is too small.',
    patterns: [/java\.lang\.OutOfMemoryError: (?:Metaspace|Compressed class space|PermGen space)/],
    keywords: 'outofmemoryerror: metaspace|outofmemoryerror: compressed|outofmemoryerror: permgen',
    blames: 'self',
    unmistakable: true,
    look: 'jcmd <pid> VM.metaspace; jcmd <pid> VM.classloaders # See how many class loaders there are and what they hold.',
    samples: {
      'java.lang.OutOfMemoryError: Metaspace': 'java docs, troubleshooting guide',
      'Exception in thread "main" java.lang.OutOfMemoryError: Compressed class space':
        'java docs, troubleshooting guide',
    },
    nearMisses: ['Metaspace used 52112K, committed 53248K, reserved 1097728K'],
  },
  {
    id: 'jvm/code-cache-full',
    mechanism: 'slots-exhausted',
    symptom: 'JIT code cache full',
    cause:
      'The code cache of the JVM[ of {service}] is full, so its compiler (JIT) is off: what is not yet compiled is interpreted, many times slower.',
    patterns: [
      /\bCode(?:Cache|Heap '[^']{1,40}') is full\b/,
      /compilation: disabled \(not enough contiguous free space left\)/,
    ],
    keywords: 'codecache is full|codeheap|compilation: disabled',
    blames: 'self',
    look: 'jcmd <pid> Compiler.codecache # Compare what is used with its size (-XX:ReservedCodeCacheSize).',
    samples: {
      'OpenJDK 64-Bit Server VM warning: CodeCache is full. Compiler has been disabled.':
        'openjdk source, codeCache.cpp',
      ' compilation: disabled (not enough contiguous free space left)': 'openjdk source, codeCache.cpp, print_summary',
      "CodeHeap 'non-profiled nmethods' is full. Compiler has been disabled.": 'openjdk source, codeCache.cpp',
    },
    nearMisses: ['CodeCache: size=245760Kb used=64710Kb max_used=65344Kb free=181050Kb', 'compilation: enabled'],
  },
  {
    id: 'jvm/threads-exhausted',
    mechanism: 'slots-exhausted',
    severity: 'critical',
    symptom: "can't create threads",
    cause:
      'The system gives [{service}|the JVM] no further threads (unable to create native thread): too many run already, or a limit on processes or memory is reached.',
    patterns: [
      /java\.lang\.OutOfMemoryError: unable to create (?:new )?native thread/i,
      /Failed to start thread "[^"]{0,80}" - pthread_create failed \(EAGAIN\)/i,
    ],
    keywords: 'native thread|pthread_create failed',
    blames: 'self',
    unmistakable: true,
    look: 'jcmd <pid> Thread.print | grep -c "^\\""; cat /proc/<pid>/limits | grep processes; cat /sys/fs/cgroup/pids.max # Compare threads with the limits; group them by name to find who makes them.',
    samples: {
      'java.lang.OutOfMemoryError: unable to create new native thread': 'java docs, troubleshooting guide',
      'java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached':
        'openjdk, jvm.cpp',
    },
    nearMisses: ['created thread pool with 200 native threads'],
  },
  {
    id: 'jvm/stack-overflow',
    mechanism: 'code-bug',
    symptom: 'infinite recursion (stack overflow)',
    cause: 'The code[ of {service}] calls itself without end until its stack is full (recursion, stack overflow).',
    patterns: [/java\.lang\.StackOverflowError/],
    keywords: 'stackoverflowerror',
    blames: 'self',
    samples: {
      'java.lang.StackOverflowError: null': 'java docs, StackOverflowError; logback source, ThrowableProxyUtil.java',
      'Exception in thread "main" java.lang.StackOverflowError': 'java docs, StackOverflowError',
    },
    nearMisses: ['thread stack size 1024k'],
  },
  {
    id: 'jvm/class-missing',
    mechanism: 'dependency-version',
    symptom: '[class {class} missing|class missing]',
    cause:
      'The class[ {class}] is not on the class path[ of {service}]: a library is missing from the build, or two versions of it conflict.',
    patterns: [/(?:NoClassDefFoundError|ClassNotFoundException): (?<class>[\w./$]{1,200})/],
    keywords: 'noclassdeffounderror|classnotfoundexception',
    blames: 'self',
    look: 'mvn dependency:tree -Dincludes=<group-of-the-class> # See which library should bring the class, and in which version.',
    samples: {
      'java.lang.NoClassDefFoundError: org/apache/commons/lang3/StringUtils': 'java docs, NoClassDefFoundError',
      'java.lang.ClassNotFoundException: com.mysql.cj.jdbc.Driver': 'java docs, ClassNotFoundException',
    },
    nearMisses: ['Loaded class com.mysql.cj.jdbc.Driver from file:/app/lib/mysql.jar'],
  },
  {
    id: 'jvm/library-versions-clash',
    mechanism: 'dependency-version',
    symptom: 'incompatible library versions',
    cause:
      '[{service} calls|Code calls] [{member}|a method], which the loaded version of the library does not have: it was built against another version.',
    patterns: [
      /(?:NoSuchMethodError|NoSuchFieldError|AbstractMethodError|IncompatibleClassChangeError)(?:: (?<member>.{1,160}))?/,
      /UnsupportedClassVersionError: (?<member>[\w./$]{1,160})/,
    ],
    keywords: 'nosuchmethoderror|nosuchfielderror|abstractmethoderror|incompatibleclasschange|unsupportedclassversion',
    blames: 'self',
    look: 'mvn dependency:tree -Dverbose | grep -F "omitted for conflict"; java -version # See which versions compete, and which Java runs it.',
    samples: {
      "java.lang.NoSuchMethodError: 'com.fasterxml.jackson.core.JsonParser com.fasterxml.jackson.core.JsonFactory.createParser(java.io.InputStream)'":
        'java docs, NoSuchMethodError; openjdk source, linkResolver.cpp',
      'java.lang.UnsupportedClassVersionError: com/example/App has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 55.0':
        'openjdk, classFileParser.cpp',
    },
    nearMisses: ['java version "17.0.9" 2023-10-17 LTS'],
  },
  {
    id: 'jvm/deadlock',
    mechanism: 'deadlock',
    severity: 'critical',
    symptom: 'deadlocked threads',
    cause: 'Threads[ of {service}] wait for locks that each other holds (deadlock) and never continue.',
    patterns: [/Found (?:one|\d+) Java-level deadlocks?/i],
    keywords: 'java-level deadlock',
    blames: 'self',
    unmistakable: true,
    look: 'jcmd <pid> Thread.print | sed -n "/Java-level deadlock/,$p" # Read which threads hold and want which locks.',
    samples: {
      'Found one Java-level deadlock:': 'openjdk, vmOperations.cpp',
      'Found 2 Java-level deadlocks:': 'openjdk, vmOperations.cpp',
    },
    nearMisses: ['Full thread dump OpenJDK 64-Bit Server VM (17.0.9+9 mixed mode, sharing):'],
  },
  {
    id: 'jvm/crashed',
    mechanism: 'crash',
    severity: 'critical',
    symptom: 'JVM crashes',
    cause: 'The Java virtual machine[ of {service}] crashes with a memory fault in its own or native code.',
    patterns: [
      /A fatal error has been detected by the Java Runtime Environment/i,
      /There is insufficient memory for the Java Runtime Environment to continue/i,
      /Problematic frame:/,
    ],
    keywords: 'by the java runtime environment|insufficient memory for the java|problematic frame',
    blames: 'self',
    unmistakable: true,
    look: 'ls -t hs_err_pid*.log | head -1 | xargs sed -n 1,60p # Read the signal and the problematic frame: a native library, or the compiler.',
    samples: {
      '# A fatal error has been detected by the Java Runtime Environment:': 'openjdk, vmError.cpp',
      '# There is insufficient memory for the Java Runtime Environment to continue.': 'openjdk, vmError.cpp',
    },
    nearMisses: ['OpenJDK Runtime Environment Temurin-17.0.9+9 (build 17.0.9+9)'],
  },
  {
    id: 'jvm/task-rejected',
    mechanism: 'workers-exhausted',
    symptom: 'thread pool full',
    cause:
      'All threads of a pool[ in {service}] are busy and its queue is full, so further tasks are rejected: they take too long, or too many come in.',
    patterns: [/RejectedExecutionException/, /(?:Thread pool|ThreadPool\w{0,20}) (?:is )?(?:exhausted|EXHAUSTED)/],
    keywords: 'rejectedexecutionexception|pool is exhausted|pool exhausted',
    blames: 'self',
    look: 'jcmd <pid> Thread.print | grep -A 8 "<pool-name>" | grep "at " | sort | uniq -c | sort -rn | head # See where the threads of the pool spend their time.',
    samples: {
      'java.util.concurrent.RejectedExecutionException: Task java.util.concurrent.FutureTask@1b2c3d rejected from java.util.concurrent.ThreadPoolExecutor@4e5f6a[Running, pool size = 200, active threads = 200, queued tasks = 1000, completed tasks = 88120]':
        'java docs, ThreadPoolExecutor',
      'Thread pool is EXHAUSTED! Thread Name: DubboServerHandler-10.0.0.5:20880, Pool Size: 200 (active: 200, core: 200, max: 200, largest: 200)':
        'apache dubbo, AbortPolicyWithReport.java',
    },
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
    mechanism: 'heap-exhausted',
    severity: 'high',
    symptom: 'JVM heap full, long GC pauses',
    cause:
      'The heap (memory) of the JVM[ of {service}] is nearly full, so full garbage collections (GC) pause all threads for seconds and free next to nothing.',
    patterns: [
      /Pause Full \([^)]{1,60}\) \d{1,9}M->\d{1,9}M\(\d{1,9}M\) \d{4,9}\.\d{1,6}ms/,
      /\[Full GC \([^)]{1,60}\)[^,\]]{0,200}, \d{1,6}\.\d{1,9} secs\]/,
    ],
    keywords: 'pause full|[full gc',
    blames: 'self',
    look: 'jcmd <pid> GC.heap_info; jcmd <pid> GC.class_histogram | head -30 # See what fills the heap.',
    samples: {
      '[gc] GC(812) Pause Full (G1 Compaction Pause) 8123M->8090M(8192M) 6123.412ms':
        'openjdk docs, unified logging, -Xlog:gc',
      '[Full GC (Allocation Failure)  4093M->4088M(4096M), 7.1180521 secs]': 'openjdk 8 docs, -XX:+PrintGC',
    },
    nearMisses: ['GC(14) Pause Young (Normal) (G1 Evacuation Pause) 24M->4M(256M) 3.412ms'],
  },
])
