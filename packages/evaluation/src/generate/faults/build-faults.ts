import type { Random } from '../random.ts'
import type { Fault, Scene } from '../scene.ts'

/** Logs of builds: one stream, mostly without a time, with alarming words in what is well, and an aftermath louder than the cause. */
interface BuildFailure {
  readonly id: string
  readonly service: string
  readonly root: readonly string[]
  readonly after: readonly string[]
  readonly allOf: readonly (readonly string[])[]
}

const MOCK_AFTERMATH = [
  'RPM build errors:',
  'Child return code was: 1',
  "EXCEPTION: [Error('Command failed: \\n # bash --login -c /usr/bin/rpmbuild -bb --noclean --target x86_64 /builddir/build/SPECS/pkg.spec\\n', 1)]",
  'Traceback (most recent call last):',
  '  File "/usr/lib/python3.12/site-packages/mockbuild/trace_decorator.py", line 93, in trace',
  '    result = func(*args, **kw)',
  'mockbuild.exception.Error: Command failed:',
]
const MAKE_AFTERMATH = [
  'make[2]: *** [Makefile:88: digest.o] Error 1',
  'make[1]: *** [Makefile:31: src] Error 2',
  'make: *** [Makefile:12: all] Error 2',
]
const CI_AFTERMATH = ['Error: Process completed with exit code 1.']

const MISSING = [
  'missing',
  'no such',
  'not found',
  'not installed',
  'absent',
  'lack',
  'cannot find',
  'not available',
  'unavailable',
  'does not exist',
  'not provided',
  'nothing provides',
  'could not find',
  'unresolved',
  'undefined',
  'not met',
]
const FAILS = ['fail', 'expected', 'assert', 'broke', 'differ', 'wrong', 'does not']

const FAILURES: readonly BuildFailure[] = [
  {
    id: 'npm-conflict',
    service: 'web-build',
    root: [
      'npm error code ERESOLVE',
      'npm error ERESOLVE could not resolve',
      'npm error While resolving: @acme/charts@4.2.0',
      'npm error Found: react@19.1.0',
      'npm error Could not resolve dependency:',
      'npm error peer react@"^17 || ^18" from @acme/charts@4.2.0',
    ],
    after: [
      'npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log',
      'script returned exit code 1',
    ],
    allOf: [
      ['react', 'peer', 'dependenc', 'charts', 'version'],
      ['conflict', 'resolv', 'incompatib', 'unmet', 'mismatch', 'satisf'],
    ],
  },
  {
    id: 'missing-header',
    service: 'native-build',
    root: ['src/crypto/digest.c:14:10: fatal error: openssl/evp.h: No such file or directory'],
    after: ['   14 | #include <openssl/evp.h>', 'compilation terminated.', ...MAKE_AFTERMATH],
    allOf: [['openssl/evp', 'header', 'include', 'devel', '-dev'], MISSING],
  },
  {
    id: 'failing-test',
    service: 'ci-run',
    root: [
      'FAIL test/invoice/rounding.test.ts > rounds half up per line',
      'AssertionError: expected 10.01 to be 10.02',
    ],
    after: ['Tests  1 failed | 811 passed (812)', ...CI_AFTERMATH],
    allOf: [['test', 'assert', 'rounding', 'expect'], FAILS],
  },
  {
    id: 'undefined-reference',
    service: 'link-step',
    root: [
      "/usr/bin/ld: build/session.o: in function `open_session':",
      "session.c:(.text+0x1f4): undefined reference to `tls_ctx_new_v3'",
    ],
    after: ['collect2: error: ld returned 1 exit status', 'ninja: build stopped: subcommand failed.'],
    allOf: [
      ['tls_ctx_new_v3', 'symbol', 'reference', 'link'],
      [...MISSING, 'link'],
    ],
  },
  {
    id: 'no-matching-distribution',
    service: 'image-build',
    root: [
      'ERROR: Could not find a version that satisfies the requirement torchvision==0.31.9 (from versions: 0.17.0, 0.18.1, 0.19.0)',
      'ERROR: No matching distribution found for torchvision==0.31.9',
    ],
    after: ["The command '/bin/sh -c pip install -r requirements.txt' returned a non-zero code: 1"],
    allOf: [
      ['torchvision', 'package', 'requirement', 'dependenc', 'version'],
      [...MISSING, 'no (matching|such)', 'satisf', 'resolv'],
    ],
  },
  {
    id: 'rpm-nothing-provides',
    service: 'mock-root',
    root: ['Error: ', ' Problem: nothing provides requested (python3dist(hatchling) >= 1.26)'],
    after: [
      "(try to add '--skip-broken' to skip uninstallable packages)",
      'ERROR: Command failed: ',
      ' # /usr/bin/dnf5 builddep --installroot /var/lib/mock/root/ pkg.src.rpm',
    ],
    allOf: [['hatchling', 'dependenc', 'requirement', 'package'], MISSING],
  },
  {
    id: 'rpm-unpackaged-files',
    service: 'rpmbuild',
    root: ['error: Installed (but unpackaged) file(s) found:', '   /usr/share/man/man1/tool-ctl.1.gz'],
    after: ['    Installed (but unpackaged) file(s) found:', ...MOCK_AFTERMATH],
    allOf: [
      ['unpackaged', 'file', 'man'],
      ['unpackaged', 'not listed', 'not packaged', '%files', 'spec', 'missing from'],
    ],
  },
  {
    id: 'rpm-patch-rejected',
    service: 'rpmbuild',
    root: ['Patch #2 (0002-fix-build.patch):', '1 out of 3 hunks FAILED -- saving rejects to file src/main.c.rej'],
    after: [
      'error: Bad exit status from /var/tmp/rpm-tmp.Xk2b1a (%prep)',
      '    Bad exit status from /var/tmp/rpm-tmp.Xk2b1a (%prep)',
      ...MOCK_AFTERMATH,
    ],
    allOf: [
      ['patch', 'hunk'],
      ['fail', 'reject', 'does not apply', 'not apply', 'cannot be applied', 'conflict'],
    ],
  },
  {
    id: 'configure-requirements',
    service: 'configure',
    root: [
      'checking for GLIB... no',
      'configure: error: Package requirements (glib-2.0 >= 2.84) were not met:',
      "Requested 'glib-2.0 >= 2.84' but version of GLib is 2.82.2",
    ],
    after: ['error: Bad exit status from /var/tmp/rpm-tmp.q81Lm2 (%build)', ...MOCK_AFTERMATH],
    allOf: [
      ['glib', 'package', 'requirement', 'dependenc'],
      ['too old', 'not met', 'version', 'older', '2\\.8', 'missing', 'unmet', 'satisf'],
    ],
  },
  {
    id: 'rust-unresolved-import',
    service: 'cargo-build',
    root: ['error[E0432]: unresolved import `tokio::sync::RwLockX`', '  --> crates/store/src/lib.rs:4:5'],
    after: [
      'For more information about this error, try `rustc --explain E0432`.',
      'error: could not compile `store` (lib) due to 1 previous error',
    ],
    allOf: [['import', 'tokio', 'RwLockX', 'compil'], MISSING],
  },
  {
    id: 'java-missing-symbol',
    service: 'maven-build',
    root: [
      '[ERROR] COMPILATION ERROR : ',
      '[ERROR] /src/billing/src/main/java/acme/Invoice.java:[41,17] cannot find symbol',
      '  symbol:   method netAmount()',
    ],
    after: [
      '[INFO] BUILD FAILURE',
      '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.13.0:compile (default-compile) on project billing: Compilation failure',
      '[ERROR] -> [Help 1]',
    ],
    allOf: [
      ['symbol', 'netAmount', 'method', 'Invoice', 'compil'],
      [...MISSING, 'compil'],
    ],
  },
  {
    id: 'compiler-killed',
    service: 'kernel-build',
    root: ['c++: fatal error: Killed signal terminated program cc1plus'],
    after: [
      'compilation terminated.',
      'ninja: build stopped: subcommand failed.',
      'error: Bad exit status from /var/tmp/rpm-tmp.a0 (%build)',
      ...MOCK_AFTERMATH,
    ],
    allOf: [
      ['compiler', 'cc1plus', 'memory', 'c\\+\\+'],
      ['kill', 'memory', 'oom'],
    ],
  },
  {
    id: 'host-not-resolved',
    service: 'docker-build',
    root: ["fatal: unable to access 'https://git.example.org/lib/zstd.git/': Could not resolve host: git.example.org"],
    after: ['ERROR: failed to solve: process "/bin/sh -c git clone" did not complete successfully: exit code: 128'],
    allOf: [
      ['git\\.example\\.org', 'host', 'dns', 'name', 'network'],
      ['resol', 'dns', 'unreachable', 'cannot reach', 'lookup', 'not known'],
    ],
  },
  {
    id: 'go-test-fails',
    service: 'go-ci',
    root: ['--- FAIL: TestWindowRollover (0.02s)', '    window_test.go:88: got 59 buckets, want 60'],
    after: ['FAIL', 'FAIL\tacme.example/metrics/window\t0.411s', 'make: *** [Makefile:9: test] Error 1'],
    allOf: [
      ['test', 'TestWindowRollover', 'window'],
      [...FAILS, 'got 59', 'want 60'],
    ],
  },
  {
    id: 'pytest-fails',
    service: 'python-check',
    root: [
      "FAILED tests/test_codec.py::test_roundtrip[utf-16] - UnicodeDecodeError: 'utf-16-le' codec can't decode byte 0x0a in position 6: truncated data",
    ],
    after: [
      '=================== 1 failed, 402 passed, 3 skipped in 21.12s ===================',
      'error: Bad exit status from /var/tmp/rpm-tmp.Z1 (%check)',
      ...MOCK_AFTERMATH,
    ],
    allOf: [
      ['test', 'test_roundtrip', 'UnicodeDecodeError', 'codec', 'utf-16'],
      [...FAILS, 'decode', 'truncated'],
    ],
  },
  {
    id: 'disk-full-in-build',
    service: 'iso-build',
    root: ['tar: usr/lib/firmware/big.bin: Cannot write: No space left on device'],
    after: ['tar: Exiting with failure status due to previous errors', 'make: *** [Makefile:77: image] Error 2'],
    allOf: [
      ['disk', 'space', 'storage', 'volume', 'device'],
      ['full', 'no space', 'ran out', 'no room', 'exhaust', 'left'],
    ],
  },
  {
    id: 'typescript-error',
    service: 'frontend-ci',
    root: ["src/cart/total.ts(17,9): error TS2322: Type 'string | undefined' is not assignable to type 'string'."],
    after: [
      'error Command failed with exit code 2.',
      'info Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.',
    ],
    allOf: [
      ['type', 'TS2322', 'typescript', 'total\\.ts', 'compil'],
      ['not assignable', 'assign', 'type error', 'mismatch', 'error', 'does not', 'undefined', 'compil'],
    ],
  },
  {
    id: 'command-not-found',
    service: 'docs-build',
    root: ['/bin/sh: line 1: sphinx-build: command not found'],
    after: [
      'make: *** [Makefile:20: html] Error 127',
      'error: Bad exit status from /var/tmp/rpm-tmp.b7 (%build)',
      ...MOCK_AFTERMATH,
    ],
    allOf: [['sphinx', 'command', 'program', 'tool'], MISSING],
  },
]

const NOISE = [
  'checking for error_at_line... yes',
  'checking whether strerror_r is declared... yes',
  'Selecting previously unselected package libgpg-error0:amd64.',
  'gcc -Wall -Werror=format-security -O2 -c src/error.c -o build/error.o',
  'npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory.',
  'warning: unused variable `retry_failed` in tests/failure.rs',
  'src/legacy.c:88:3: warning: ‘strncpy’ output may be truncated [-Wstringop-truncation]',
  'Downloading https://repo.example/pool/failsafe-3.3.2.jar (412 kB at 3.1 MB/s)',
  '[INFO] --- maven-failsafe-plugin:3.2.5:integration-test (default) @ billing ---',
  'PASS test/errors/fatal.test.ts (14 tests)',
  'ok 112 - fails when the password is wrong',
  'test store::tests::rejects_invalid_input ... ok',
  'Installing: perl-Error-0.17029-15.noarch',
  '-- Looking for pthread_create in pthreads - not found',
  'Could NOT find Doxygen (missing: DOXYGEN_EXECUTABLE), documentation is not built',
  'tests/test_errors.py::test_connection_refused PASSED',
]

const noise = (random: Random, i: number): string =>
  random.chance(0.25)
    ? random.pick(NOISE)
    : `[${i}/${random.int(900, 1_400)}] compiling module ${random.hex(4)} (${random.int(2, 90)} deps)`

function build(scene: Scene, { service, root, after }: BuildFailure): void {
  const { stage, random, startMs } = scene
  stage.addService(service, random.pick(['raw', 'raw', 'stamped']))
  let at = startMs
  const say = (message: string, mark?: 'root' | 'relevant'): void => {
    at += random.int(20, 900)
    stage.say(service, at, 'info', message, mark ? { mark } : {})
  }
  const before = random.int(80, 600)
  for (let i = 0; i < before; i++) say(noise(random, i))
  for (const line of root) say(line, 'root')
  for (let i = 0; i < random.int(0, 6); i++) say(noise(random, before + i))
  for (const line of after) say(line, 'relevant')
}

export const buildFaults: readonly Fault[] = FAILURES.map((failure) => (scene) => {
  build(scene, failure)
  return {
    id: failure.id,
    allOf: failure.allOf,
    services: [
      failure.service,
      'build',
      'npm',
      'maven',
      'gcc',
      'pip',
      'cmake',
      'ld',
      'mock',
      'rpm',
      'dnf',
      'cargo',
      'go',
    ],
    victims: [],
    severity: ['critical', 'high', 'medium'],
    onsetMs: null,
  }
})
