import { defineSignatures } from './define-signatures.ts'

export const PYTHON_SIGNATURES = defineSignatures([
  {
    id: 'python/module-not-found',
    mechanism: 'dependency-version',
    symptom: '[Python module {module} missing|Python module missing]',
    cause:
      '[{service} imports|The program imports] [{module}|a module], which is not installed or no longer offers that name: a dependency is missing or has another version.',
    patterns: [
      /ModuleNotFoundError: No module named '(?<module>[\w.]{1,120})'/,
      /ImportError: (?:cannot import name '(?<name>[\w.]{1,80})' from '(?<module>[\w.]{1,120})'|No module named '?(?<other>[\w.]{1,120}))/,
    ],
    keywords: 'modulenotfounderror|importerror',
    blames: 'self',
    look: 'pip show <package> # See which version is installed and when that changed.',
    samples: {
      "ModuleNotFoundError: No module named 'requests'": 'python docs, exceptions',
      "ImportError: cannot import name 'Markup' from 'jinja2' (/usr/local/lib/python3.9/site-packages/jinja2/__init__.py)":
        'cpython source, ceval.c',
    },
    nearMisses: ['imported module requests 2.31.0'],
  },
  {
    id: 'python/recursion',
    mechanism: 'code-bug',
    symptom: 'infinite recursion',
    cause: 'The code[ of {service}] calls itself without end until Python stops it (RecursionError).',
    patterns: [/RecursionError: maximum recursion depth exceeded/],
    keywords: 'recursionerror',
    blames: 'self',
    samples: {
      'RecursionError: maximum recursion depth exceeded while calling a Python object': 'python docs, exceptions',
      'RecursionError: maximum recursion depth exceeded in comparison': 'python docs, exceptions',
    },
    nearMisses: ['recursion limit is 1000'],
  },
  {
    id: 'python/out-of-memory',
    mechanism: 'heap-exhausted',
    symptom: 'Python out of memory (MemoryError)',
    cause: 'Python gets no further memory[ for {service}]: the work at hand is too large, or memory leaks.',
    patterns: [/^MemoryError\b|\bMemoryError(?::|$)|_ArrayMemoryError: Unable to allocate/m],
    keywords: 'memoryerror',
    blames: 'self',
    look: 'py-spy dump --pid <pid>; cat /sys/fs/cgroup/memory.max # Check what it does and its memory limit.',
    samples: {
      'MemoryError: Unable to allocate 7.45 GiB for an array with shape (1000000000,) and data type int64':
        'numpy source, _exceptions.py',
      'numpy.core._exceptions._ArrayMemoryError: Unable to allocate 1.86 GiB for an array with shape (50000, 5000) and data type float64':
        'numpy source, _exceptions.py',
    },
    nearMisses: ['memory 212 MB of 512 MB'],
  },
  {
    id: 'python/worker-timeout',
    mechanism: 'slow-work',
    symptom: 'workers killed by timeout',
    cause:
      'A worker[ of {service}] does not finish its request within the time limit (worker timeout) and is killed: slow work, or a dependency that does not answer.',
    patterns: [
      /\bWORKER TIMEOUT \(pid:\d+\)/,
      /HARAKIRI ON WORKER \d+/i,
      /Worker \(pid:\d+\) was sent SIG(?:KILL|ABRT)!/,
      /(?:Hard|Soft) time limit \([\d.]{1,10}s\) exceeded for [\w.]{1,160}/,
    ],
    keywords: 'worker timeout|harakiri|was sent sig|time limit (',
    blames: 'self',
    look: 'py-spy dump --pid <pid-of-a-worker> # See where workers spend their time.',
    samples: {
      '[CRITICAL] WORKER TIMEOUT (pid:1823)': 'benoitc/gunicorn, arbiter.py',
      'Hard time limit (300s) exceeded for app.tasks.export[3f1c2b3a-1111-2222-3333-444455556666]':
        'celery/celery, worker/request.py',
    },
    nearMisses: ['Using worker: sync, timeout: 30', 'Booting worker with pid: 1823'],
  },
  {
    id: 'python/worker-lost',
    mechanism: 'crash',
    symptom: '[worker killed by signal {signal}|worker process killed]',
    cause:
      'A worker process[ of {service}] ended by a signal[ ({signal})], most often because memory ran out, and its task is lost.',
    patterns: [
      /WorkerLostError(?:\(|: )['"]?Worker exited prematurely: signal (?<signal>\d+ \(\w{1,12}\))/,
      /A process in the process pool was terminated abruptly/i,
      /Worker exited prematurely: (?<signal>signal \d+|exitcode \d+)/,
    ],
    keywords: 'workerlosterror|terminated abruptly|exited prematurely',
    blames: 'self',
    look: 'journalctl -k --since "1 hour ago" | grep -iE "oom|killed process" # See whether memory ran out.',
    samples: {
      'billiard.exceptions.WorkerLostError: Worker exited prematurely: signal 9 (SIGKILL) Job: 12.':
        'celery/billiard, pool.py',
      'concurrent.futures.process.BrokenProcessPool: A process in the process pool was terminated abruptly while the future was running or pending.':
        'cpython, concurrent/futures/process.py',
    },
    nearMisses: ['worker: Warm shutdown (MainProcess)'],
  },
  {
    id: 'python/unapplied-migrations',
    mechanism: 'schema-mismatch',
    symptom: 'database migrations not applied',
    cause:
      '[{service} was|The application was] started before its database migrations ran, or they contradict each other, so code and schema do not match.',
    patterns: [
      /You have \d+ unapplied migration\(s\)/,
      /Conflicting migrations detected; multiple leaf nodes in the migration graph/,
      /alembic\.util\.exc\.CommandError: (?:Target database is not up to date|Multiple head revisions|Can't locate revision)/,
      /InconsistentMigrationHistory/,
    ],
    keywords: 'unapplied migration|conflicting migrations detected|alembic.util.exc|inconsistentmigrationhistory',
    blames: 'self',
    look: 'python manage.py showmigrations | grep "\\[ \\]"; alembic heads; alembic current # See which migrations are missing.',
    fix: 'python manage.py migrate # Run them, after a backup. # python manage.py migrate <application> <previous-migration>',
    samples: {
      'You have 3 unapplied migration(s). Your project may not work properly until you apply the migrations for app(s): auth.':
        'django source, core/management/base.py',
      'CommandError: Conflicting migrations detected; multiple leaf nodes in the migration graph: (0012_a, 0012_b in shop).':
        'django source, commands/migrate.py',
    },
    nearMisses: ['Applying shop.0012_discount... OK'],
  },
])
