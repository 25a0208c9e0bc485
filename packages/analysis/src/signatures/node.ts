import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const NODE_SIGNATURES: readonly Signature[] = [
  {
    id: 'node/heap-exhausted',
    technology: 'node',
    category: 'resource-exhaustion',
    title: 'Node process of {service} is out of heap memory',
    cause:
      'The JavaScript heap of {service} has reached its limit, and Node ends the process: a leak, or a limit too small for the work.',
    patterns: [
      /FATAL ERROR: .{0,120}?(?:JavaScript heap out of memory|Allocation failed)/,
      /JavaScript heap out of memory/,
      /\bERR_WORKER_OUT_OF_MEMORY\b/,
    ],
    keywords: ['heap out of memory', 'fatal error: ', 'err_worker_out_of_memory'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    explains: ['network/connection-refused', 'network/connection-reset'],
    commands: [
      diagnose(
        'kubectl top pod --containers | grep {service}; kubectl set env deployment/{service} --list | grep NODE_OPTIONS',
        'Compare memory in use with the heap limit. Started with --heapsnapshot-near-heap-limit=2, Node writes a heap snapshot shortly before the end; its retained objects show the leak.',
        'What fills the heap is known.',
      ),
      fix(
        'kubectl set env deployment/{service} NODE_OPTIONS=--max-old-space-size=<megabytes>',
        'Buy time with a larger heap, within the memory of the container.',
        'The process stays up.',
        'kubectl set env deployment/{service} NODE_OPTIONS-',
      ),
    ],
    samples: [
      {
        line: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
        origin: 'v8 source, api.cc',
      },
      {
        line: 'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
        origin: 'v8 source, heap.cc',
      },
    ],
    nearMisses: ['heap used 212 MB of 512 MB'],
  },
  {
    id: 'node/module-not-found',
    technology: 'node',
    category: 'configuration',
    title: 'Node module {module} is missing in {service}',
    cause:
      '{service} loads the module {module}, which is not there: it was not installed, not built, or its path has another spelling.',
    patterns: [
      /Cannot find (?:module|package) '(?<module>[^']{1,200})'/,
      /Module not found: (?:Error: )?Can't resolve '(?<module>[^']{1,200})'/,
    ],
    keywords: ['cannot find module', 'cannot find package', 'module not found: '],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'npm ls {module}; git log --oneline -5 -- package.json package-lock.json',
        'See whether it is declared and when that changed.',
        'The change is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the build that has it.',
        'The process starts.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      { line: "Error: Cannot find module 'express'", origin: 'nodejs docs, modules' },
      {
        line: "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'undici' imported from /app/dist/main.js",
        origin: 'nodejs docs, errors',
      },
    ],
    nearMisses: ['module express loaded in 12 ms'],
  },
  {
    id: 'node/commonjs-esm-clash',
    technology: 'node',
    category: 'configuration',
    title: 'Module formats of {service} do not fit together',
    cause:
      'A dependency or file of {service} is an ES module while it is loaded as CommonJS, or the reverse, as after an upgrade.',
    patterns: [
      /\bERR_REQUIRE_ESM\b/,
      /require\(\) of ES Module \S{1,200}/,
      /Cannot use import statement outside a module/,
      /(?:require|exports|module) is not defined in ES module scope/,
    ],
    keywords: ['err_require_esm', 'of es module', 'import statement outside', 'in es module scope'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'node --version; git log --oneline -5 -- package.json package-lock.json tsconfig.json',
        'See which dependency or setting changed.',
        'The change is known.',
      ),
    ],
    samples: [
      {
        line: 'Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/node-fetch/src/index.js from /app/index.js not supported.',
        origin: 'nodejs docs, errors ERR_REQUIRE_ESM',
      },
      { line: 'SyntaxError: Cannot use import statement outside a module', origin: 'v8 source, message-template.h' },
    ],
    nearMisses: ['(node:1) ExperimentalWarning: Importing JSON modules is an experimental feature'],
  },
  {
    id: 'node/unhandled-rejection',
    technology: 'node',
    category: 'bug',
    title: 'An unhandled rejection ends {service}',
    cause: 'A promise in {service} fails and nobody handles it, so Node ends the process.',
    patterns: [
      /\bUnhandledPromiseRejection(?:Warning)?\b/,
      /This error originated either by throwing inside of an async function without a catch block/,
      /triggerUncaughtException\b/,
      /\bunhandledRejection\b:? /,
    ],
    keywords: ['unhandledpromiserejection', 'without a catch block', 'triggeruncaughtexception', 'unhandledrejection'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'kubectl logs deployment/{service} --previous | grep -B 2 -A 20 -iE "unhandled|uncaught" | tail -40',
        'Read the error within, and the first frame of our own code.',
        'The code is known.',
      ),
    ],
    samples: [
      {
        line: '[UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "undefined".]',
        origin: 'nodejs source, process/promises.js',
      },
      {
        line: '(node:4796) UnhandledPromiseRejectionWarning: Unhandled promise rejection. This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). (rejection id: 1)',
        origin: 'nodejs docs, process warnings',
      },
    ],
    nearMisses: ['process.on handlers registered: SIGTERM, SIGINT'],
  },
  {
    id: 'node/listener-leak',
    technology: 'node',
    category: 'bug',
    title: '{service} adds event listeners without end',
    cause:
      'Code of {service} adds listeners to one emitter again and again and never removes them, which leaks memory.',
    patterns: [
      /MaxListenersExceededWarning: Possible EventEmitter memory leak detected\. \d+ (?<event>[\w:.-]{1,60}) listeners added/,
    ],
    keywords: ['maxlistenersexceeded'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'kubectl set env deployment/{service} --list | grep NODE_OPTIONS',
        'Started with --trace-warnings in NODE_OPTIONS, Node logs who adds the listeners.',
        'The code is known.',
      ),
    ],
    samples: [
      {
        line: '(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 error listeners added to [TLSSocket]. Use emitter.setMaxListeners() to increase limit',
        origin: 'nodejs docs, events',
      },
      {
        line: 'MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 close listeners added. Use emitter.setMaxListeners() to increase limit',
        origin: 'nodejs source, lib/events.js',
      },
    ],
    nearMisses: ['server listening, 3 listeners'],
  },
  {
    id: 'node/dependency-conflict',
    technology: 'npm',
    category: 'configuration',
    title: 'npm cannot install the dependencies of {service}',
    cause: 'The declared versions of packages conflict with each other or do not exist, so the installation fails.',
    patterns: [
      /npm (?:ERR!|error) code (?<code>ERESOLVE|ETARGET|E404|EINTEGRITY|EUSAGE|EBADENGINE)/,
      /ERR_PNPM_(?<code>[A-Z_]{3,60})/,
      /npm (?:ERR!|error) (?:notarget No matching version found for|404 {1,2}'?)(?<package>[\w@/.^~-]{1,120})/,
    ],
    keywords: ['npm err! ', 'npm error ', 'err_pnpm_'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'npm explain <package>; git log --oneline -5 -- package.json package-lock.json',
        'See who asks for which version and what changed.',
        'The two demands are known.',
      ),
      fix(
        'git revert --no-edit <commit>',
        'Take back the change that brought the conflict.',
        'npm ci succeeds.',
        'git revert --no-edit HEAD',
      ),
    ],
    samples: [
      { line: 'npm ERR! code ERESOLVE', origin: 'npm/cli, lib/utils/explain-eresolve.js' },
      { line: 'npm error code ETARGET', origin: 'npm docs, common errors' },
    ],
    nearMisses: ['npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported'],
  },
]
