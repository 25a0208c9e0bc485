import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const PHP_SIGNATURES: readonly Signature[] = [
  {
    id: 'php/memory-exhausted',
    technology: 'php',
    category: 'resource-exhaustion',
    title: 'PHP scripts of {service} run out of memory',
    cause:
      'A PHP script needs more than memory_limit ({limit} bytes) and is ended: it loads too much at once, or loops.',
    patterns: [/Allowed memory size of (?<limit>\d+) bytes exhausted/i],
    keywords: ['allowed memory size of'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'php -i | grep memory_limit; grep -h "Allowed memory" /var/log/php* | grep -oE "in /[^ ]+ on line [0-9]+" | sort | uniq -c | sort -rn | head',
        'See the limit and which lines need so much.',
        'The line is known.',
      ),
    ],
    samples: [
      {
        line: 'PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /var/www/html/wp-includes/functions.php on line 5107',
        origin: 'php docs, memory_limit; php-src, zend_alloc.c',
      },
      {
        line: 'Fatal error: Allowed memory size of 268435456 bytes exhausted (tried to allocate 65536 bytes)',
        origin: 'php-src, zend_alloc.c',
      },
    ],
    nearMisses: ['memory_limit = 128M'],
  },
  {
    id: 'php/time-limit',
    technology: 'php',
    category: 'capacity',
    title: 'PHP scripts of {service} take too long',
    cause: 'A PHP script runs longer than it may and is ended: slow queries, or a service that does not answer.',
    patterns: [
      /Maximum execution time of \d+ seconds exceeded/i,
      /execution timed out \([\d.]{1,12} sec\), terminating/i,
    ],
    keywords: ['maximum execution time', 'sec), terminating'],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    commands: [
      diagnose(
        'tail -50 /var/log/php-fpm/www-slow.log',
        'The slow log shows where scripts wait.',
        'The slow call is known.',
      ),
    ],
    samples: [
      {
        line: 'PHP Fatal error:  Maximum execution time of 30 seconds exceeded in /var/www/html/report.php on line 88',
        origin: 'php docs, set_time_limit',
      },
      {
        line: '[pool www] child 1234, script \'/var/www/html/index.php\' (request: "GET /index.php") execution timed out (61.027432 sec), terminating',
        origin: 'php-src, fpm_request.c',
      },
    ],
    nearMisses: ['max_execution_time = 30'],
  },
  {
    id: 'php/fpm-children-exhausted',
    technology: 'php',
    category: 'capacity',
    title: 'PHP-FPM has no free worker',
    cause:
      'All workers of the PHP-FPM pool {pool} are busy, so requests wait: pm.max_children is too small, or scripts are too slow.',
    otherwise: { pool: 'of this site' },
    patterns: [
      /\[pool (?<pool>[\w.-]{1,60})\] server reached (?:pm\.)?max_children setting/i,
      /server reached (?:pm\.)?max_children setting/i,
    ],
    keywords: ['max_children setting'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['nginx/upstream-closed', 'general/timeout'],
    commands: [
      diagnose(
        'curl -s localhost/fpm-status?full | head -60; ps -o rss= -C php-fpm | sort -n | tail -1',
        'See what the workers do and how much memory one takes.',
        'The reason is known.',
      ),
      fix(
        'systemctl reload php-fpm',
        'Reload after pm.max_children was raised as far as memory allows.',
        'The queue is empty.',
        'Restore the former value and reload again.',
      ),
    ],
    samples: [
      {
        line: 'WARNING: [pool www] server reached pm.max_children setting (5), consider raising it',
        origin: 'php-src, fpm_process_ctl.c',
      },
      {
        line: '[pool api] server reached max_children setting (50), consider raising it',
        origin: 'php-src, fpm_process_ctl.c',
      },
    ],
    nearMisses: ['[pool www] pm.max_children = 50'],
  },
  {
    id: 'php/undefined-symbol',
    technology: 'php',
    category: 'bug',
    title: 'PHP does not know {symbol}',
    cause:
      'The code of {service} uses {symbol}, which does not exist: a file or extension is missing, or code and libraries are of different versions.',
    patterns: [
      /(?:Call to undefined (?:function|method)|Undefined constant) "?(?<symbol>[\w\\:]{1,160})/,
      /(?:PHP )?Fatal error: .{0,40}(?:Class|Interface) "(?<symbol>[\w\\]{1,160})" not found/,
    ],
    keywords: ['call to undefined', 'undefined constant', 'fatal error: '],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'php -m; composer show --locked | head -40; git log --oneline -5 -- composer.lock',
        'See which extensions and packages are there and what changed.',
        'What is missing is known.',
      ),
    ],
    samples: [
      {
        line: 'PHP Fatal error:  Uncaught Error: Call to undefined function mysqli_connect() in /var/www/html/db.php:4',
        origin: 'php docs, errors',
      },
      {
        line: 'PHP Fatal error:  Uncaught Error: Class "Redis" not found in /var/www/html/cache.php:12',
        origin: 'php docs, Error; php-src, zend_execute_API.c',
      },
    ],
    nearMisses: ['PHP Deprecated:  Function strftime() is deprecated in /var/www/html/x.php on line 3'],
  },
]
