import { defineSignatures } from './define-signatures.ts'

export const NODE_SIGNATURES = defineSignatures([
  {
    id: 'node/heap-exhausted',
    mechanism: 'heap-exhausted',
    symptom: 'Node.js heap exhausted',
    cause:
      'The JavaScript heap[ of {service}] reached its limit (out of memory), and Node.js ends the process: a leak, or a limit too small for the work.',
    patterns: [
      /FATAL ERROR: .{0,120}?(?:JavaScript heap out of memory|Allocation failed)/,
      /JavaScript heap out of memory/,
      /\bERR_WORKER_OUT_OF_MEMORY\b/,
    ],
    keywords: 'heap out of memory|fatal error: |err_worker_out_of_memory',
    blames: 'self',
    unmistakable: true,
    samples: {
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory': 'v8 source, api.cc',
      'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory':
        'v8 source, heap.cc',
    },
    nearMisses: ['heap used 212 MB of 512 MB'],
  },
  {
    id: 'node/module-not-found',
    mechanism: 'dependency-version',
    symptom: 'Node module {module} missing',
    cause:
      '[{service} loads|The program loads] the module [{module}|it needs], which is missing: not installed, not built, or its path is spelled differently.',
    patterns: [
      /Cannot find (?:module|package) '(?<module>[^']{1,200})'/,
      /Module not found: (?:Error: )?Can't resolve '(?<module>[^']{1,200})'/,
    ],
    keywords: 'cannot find module|cannot find package|module not found: ',
    blames: 'self',
    look: 'npm ls {module} # See whether it is declared and when that changed.',
    samples: {
      "Error: Cannot find module 'express'": 'nodejs docs, modules',
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'undici' imported from /app/dist/main.js":
        'nodejs docs, errors',
    },
    nearMisses: ['module express loaded in 12 ms'],
  },
  {
    id: 'node/commonjs-esm-clash',
    mechanism: 'dependency-version',
    symptom: 'CommonJS and ES module clash',
    cause:
      'A dependency or file[ of {service}] is an ES module loaded as CommonJS, or the reverse, as after an upgrade.',
    patterns: [
      /\bERR_REQUIRE_ESM\b/,
      /require\(\) of ES Module \S{1,200}/,
      /Cannot use import statement outside a module/,
      /(?:require|exports|module) is not defined in ES module scope/,
    ],
    keywords: 'err_require_esm|of es module|import statement outside|in es module scope',
    blames: 'self',
    look: 'node --version # See which dependency or setting changed.',
    samples: {
      'Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/node-fetch/src/index.js from /app/index.js not supported.':
        'nodejs docs, errors ERR_REQUIRE_ESM',
      'SyntaxError: Cannot use import statement outside a module': 'v8 source, message-template.h',
    },
    nearMisses: ['(node:1) ExperimentalWarning: Importing JSON modules is an experimental feature'],
  },
  {
    id: 'node/unhandled-rejection',
    mechanism: 'code-bug',
    symptom: 'unhandled promise rejection',
    cause: 'A promise[ in {service}] rejects and nothing handles it, so Node.js ends the process.',
    patterns: [
      /\bUnhandledPromiseRejection(?:Warning)?\b/,
      /This error originated either by throwing inside of an async function without a catch block/,
      /triggerUncaughtException\b/,
      /\bunhandledRejection\b:? /,
    ],
    keywords: 'unhandledpromiserejection|without a catch block|triggeruncaughtexception|unhandledrejection',
    blames: 'self',
    samples: {
      '[UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "undefined".]':
        'nodejs source, process/promises.js',
      '(node:4796) UnhandledPromiseRejectionWarning: Unhandled promise rejection. This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). (rejection id: 1)':
        'nodejs docs, process warnings',
    },
    nearMisses: ['process.on handlers registered: SIGTERM, SIGINT'],
  },
  {
    id: 'node/listener-leak',
    mechanism: 'code-bug',
    severity: 'medium',
    symptom: 'event-listener leak',
    cause:
      'Code[ of {service}] adds event listeners to one emitter again and again and never removes them, which leaks memory.',
    patterns: [
      /MaxListenersExceededWarning: Possible EventEmitter memory leak detected\. \d+ (?<event>[\w:.-]{1,60}) listeners added/,
    ],
    keywords: 'maxlistenersexceeded',
    blames: 'self',
    samples: {
      '(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 error listeners added to [TLSSocket]. Use emitter.setMaxListeners() to increase limit':
        'nodejs docs, events',
      'MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 close listeners added. Use emitter.setMaxListeners() to increase limit':
        'nodejs source, lib/events.js',
    },
    nearMisses: ['server listening, 3 listeners'],
  },
  {
    id: 'node/dependency-conflict',
    technology: 'npm',
    mechanism: 'build-failed',
    category: 'configuration',
    symptom: 'npm dependency conflict',
    cause: 'npm cannot install the dependencies[ of {service}]: declared package versions conflict or do not exist.',
    patterns: [
      /npm (?:ERR!|error) code (?<code>ERESOLVE|ETARGET|E404|EINTEGRITY|EUSAGE|EBADENGINE)/,
      /ERR_PNPM_(?<code>[A-Z_]{3,60})/,
      /npm (?:ERR!|error) (?:notarget No matching version found for|404 {1,2}'?)(?<package>[\w@/.^~-]{1,120})/,
    ],
    keywords: 'npm err! |npm error |err_pnpm_',
    blames: 'self',
    look: 'npm explain <package> # See who asks for which version and what changed.',
    samples: {
      'npm ERR! code ERESOLVE': 'npm/cli, lib/utils/explain-eresolve.js',
      'npm error code ETARGET': 'npm docs, common errors',
    },
    nearMisses: ['npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported'],
  },
])
