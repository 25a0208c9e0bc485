import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const PYTHON_SIGNATURES: readonly Signature[] = [
  {
    id: 'python/module-not-found',
    technology: 'python',
    category: 'configuration',
    title: 'Python module {module} is missing in {service}',
    cause:
      '{service} imports {module}, which is not installed or no longer offers that name: a dependency is missing or has another version.',
    patterns: [
      /ModuleNotFoundError: No module named '(?<module>[\w.]{1,120})'/,
      /ImportError: (?:cannot import name '(?<name>[\w.]{1,80})' from '(?<module>[\w.]{1,120})'|No module named '?(?<other>[\w.]{1,120}))/,
    ],
    keywords: ['modulenotfounderror', 'importerror'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'pip show <package>; git log --oneline -5 -- requirements.txt pyproject.toml',
        'See which version is installed and when that changed.',
        'The change is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the image that has it.',
        'The import succeeds.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      { line: "ModuleNotFoundError: No module named 'requests'", origin: 'python docs, exceptions' },
      {
        line: "ImportError: cannot import name 'Markup' from 'jinja2' (/usr/local/lib/python3.9/site-packages/jinja2/__init__.py)",
        origin: 'cpython source, ceval.c',
      },
    ],
    nearMisses: ['imported module requests 2.31.0'],
  },
  {
    id: 'python/recursion',
    technology: 'python',
    category: 'bug',
    title: 'Endless recursion in {service}',
    cause: 'The code of {service} calls itself without end until Python stops it.',
    patterns: [/RecursionError: maximum recursion depth exceeded/],
    keywords: ['recursionerror'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- <file-of-the-repeating-frame>',
        'The frames that repeat name the functions that call each other.',
        'The change is known.',
      ),
    ],
    samples: [
      {
        line: 'RecursionError: maximum recursion depth exceeded while calling a Python object',
        origin: 'python docs, exceptions',
      },
      { line: 'RecursionError: maximum recursion depth exceeded in comparison', origin: 'python docs, exceptions' },
    ],
    nearMisses: ['recursion limit is 1000'],
  },
  {
    id: 'python/out-of-memory',
    technology: 'python',
    category: 'resource-exhaustion',
    title: '{service} cannot allocate memory',
    cause: 'Python gets no further memory for {service}: the work at hand is too large, or memory leaks.',
    patterns: [/^MemoryError\b|\bMemoryError(?::|$)|_ArrayMemoryError: Unable to allocate/m],
    keywords: ['memoryerror'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'py-spy dump --pid <pid>; cat /sys/fs/cgroup/memory.max',
        'See what it is doing and how much it may use.',
        'Work and limit are known.',
      ),
    ],
    samples: [
      {
        line: 'MemoryError: Unable to allocate 7.45 GiB for an array with shape (1000000000,) and data type int64',
        origin: 'numpy source, _exceptions.py',
      },
      {
        line: 'numpy.core._exceptions._ArrayMemoryError: Unable to allocate 1.86 GiB for an array with shape (50000, 5000) and data type float64',
        origin: 'numpy source, _exceptions.py',
      },
    ],
    nearMisses: ['memory 212 MB of 512 MB'],
  },
  {
    id: 'python/worker-timeout',
    technology: 'python',
    category: 'capacity',
    title: 'Workers of {service} are killed: they take too long',
    cause:
      'A worker of {service} does not finish its request within the time limit, and the server kills it: slow work or a dependency that does not answer.',
    patterns: [
      /\bWORKER TIMEOUT \(pid:\d+\)/,
      /HARAKIRI ON WORKER \d+/i,
      /Worker \(pid:\d+\) was sent SIG(?:KILL|ABRT)!/,
      /(?:Hard|Soft) time limit \([\d.]{1,10}s\) exceeded for [\w.]{1,160}/,
    ],
    keywords: ['worker timeout', 'harakiri', 'was sent sig', 'time limit ('],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    explains: ['nginx/upstream-closed', 'network/connection-reset'],
    commands: [
      diagnose('py-spy dump --pid <pid-of-a-worker>', 'See where workers spend their time.', 'The slow call is known.'),
    ],
    samples: [
      { line: '[CRITICAL] WORKER TIMEOUT (pid:1823)', origin: 'benoitc/gunicorn, arbiter.py' },
      {
        line: 'Hard time limit (300s) exceeded for app.tasks.export[3f1c2b3a-1111-2222-3333-444455556666]',
        origin: 'celery/celery, worker/request.py',
      },
    ],
    nearMisses: ['Using worker: sync, timeout: 30', 'Booting worker with pid: 1823'],
  },
  {
    id: 'python/worker-lost',
    technology: 'python',
    category: 'crash',
    title: 'A worker process of {service} is killed',
    cause:
      'A worker process of {service} ended by a signal ({signal}), most often because memory ran out, and its task is lost.',
    otherwise: { signal: 'from outside' },
    patterns: [
      /WorkerLostError(?:\(|: )['"]?Worker exited prematurely: signal (?<signal>\d+ \(\w{1,12}\))/,
      /A process in the process pool was terminated abruptly/i,
      /Worker exited prematurely: (?<signal>signal \d+|exitcode \d+)/,
    ],
    keywords: ['workerlosterror', 'terminated abruptly', 'exited prematurely'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'journalctl -k --since "1 hour ago" | grep -iE "oom|killed process"; kubectl describe pod -l app={service} | grep -A 4 "Last State"',
        'See whether memory ran out.',
        'Who sent the signal is known.',
      ),
    ],
    samples: [
      {
        line: 'billiard.exceptions.WorkerLostError: Worker exited prematurely: signal 9 (SIGKILL) Job: 12.',
        origin: 'celery/billiard, pool.py',
      },
      {
        line: 'concurrent.futures.process.BrokenProcessPool: A process in the process pool was terminated abruptly while the future was running or pending.',
        origin: 'cpython, concurrent/futures/process.py',
      },
    ],
    nearMisses: ['worker: Warm shutdown (MainProcess)'],
  },
  {
    id: 'python/unapplied-migrations',
    technology: 'python',
    category: 'configuration',
    title: '{service} runs without its database migrations',
    cause:
      '{service} was started before its migrations ran, or they contradict each other, so its code does not fit the schema.',
    patterns: [
      /You have \d+ unapplied migration\(s\)/,
      /Conflicting migrations detected; multiple leaf nodes in the migration graph/,
      /alembic\.util\.exc\.CommandError: (?:Target database is not up to date|Multiple head revisions|Can't locate revision)/,
      /InconsistentMigrationHistory/,
    ],
    keywords: [
      'unapplied migration',
      'conflicting migrations detected',
      'alembic.util.exc',
      'inconsistentmigrationhistory',
    ],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'python manage.py showmigrations | grep "\\[ \\]"; alembic heads; alembic current',
        'See which migrations are missing.',
        'The missing ones are known.',
      ),
      fix(
        'python manage.py migrate',
        'Run them, after a backup.',
        'showmigrations shows none open.',
        'python manage.py migrate <application> <former-migration>',
        { estimatedTime: '10 min' },
      ),
    ],
    samples: [
      {
        line: 'You have 3 unapplied migration(s). Your project may not work properly until you apply the migrations for app(s): auth.',
        origin: 'django source, core/management/base.py',
      },
      {
        line: 'CommandError: Conflicting migrations detected; multiple leaf nodes in the migration graph: (0012_a, 0012_b in shop).',
        origin: 'django source, commands/migrate.py',
      },
    ],
    nearMisses: ['Applying shop.0012_discount... OK'],
  },
]
