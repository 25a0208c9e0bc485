import { defineSignatures } from './define-signatures.ts'

export const PHP_SIGNATURES = defineSignatures([
  {
    id: 'php/memory-exhausted',
    mechanism: 'heap-exhausted',
    severity: 'high',
    symptom: 'PHP memory_limit exhausted',
    cause:
      'A PHP script[ of {service}] needs more memory than memory_limit[ ({limit} bytes)] and is ended: it loads too much at once, or loops.',
    patterns: [/Allowed memory size of (?<limit>\d+) bytes exhausted/i],
    keywords: 'allowed memory size of',
    blames: 'self',
    look: 'php -i | grep memory_limit; grep -h "Allowed memory" /var/log/php* | grep -oE "in /[^ ]+ on line [0-9]+" | sort | uniq -c | sort -rn | head # See the limit and which lines need so much.',
    samples: {
      'PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /var/www/html/wp-includes/functions.php on line 5107':
        'php docs, memory_limit; php-src, zend_alloc.c',
      'Fatal error: Allowed memory size of 268435456 bytes exhausted (tried to allocate 65536 bytes)':
        'php-src, zend_alloc.c',
    },
    nearMisses: ['memory_limit = 128M'],
  },
  {
    id: 'php/time-limit',
    mechanism: 'slow-work',
    symptom: 'PHP scripts exceed the time limit',
    cause:
      'A PHP script[ of {service}] runs longer than max_execution_time and is ended: slow queries, or a service that does not answer.',
    patterns: [
      /Maximum execution time of \d+ seconds exceeded/i,
      /execution timed out \([\d.]{1,12} sec\), terminating/i,
    ],
    keywords: 'maximum execution time|sec), terminating',
    blames: 'self',
    look: 'tail -50 /var/log/php-fpm/www-slow.log # The slow log shows where scripts wait.',
    samples: {
      'PHP Fatal error:  Maximum execution time of 30 seconds exceeded in /var/www/html/report.php on line 88':
        'php docs, set_time_limit',
      '[pool www] child 1234, script \'/var/www/html/index.php\' (request: "GET /index.php") execution timed out (61.027432 sec), terminating':
        'php-src, fpm_request.c',
    },
    nearMisses: ['max_execution_time = 30'],
  },
  {
    id: 'php/fpm-children-exhausted',
    mechanism: 'workers-exhausted',
    symptom: 'PHP-FPM has no free worker',
    cause:
      'All workers of the PHP-FPM pool[ {pool}] are busy, so requests wait: pm.max_children is too small, or scripts are too slow.',
    patterns: [
      /\[pool (?<pool>[\w.-]{1,60})\] server reached (?:pm\.)?max_children setting/i,
      /server reached (?:pm\.)?max_children setting/i,
    ],
    keywords: 'max_children setting',
    blames: 'self',
    look: 'curl -s localhost/fpm-status?full | head -60; ps -o rss= -C php-fpm | sort -n | tail -1 # See what the workers do and how much memory one takes.',
    samples: {
      'WARNING: [pool www] server reached pm.max_children setting (5), consider raising it':
        'php-src, fpm_process_ctl.c',
      '[pool api] server reached max_children setting (50), consider raising it': 'php-src, fpm_process_ctl.c',
    },
    nearMisses: ['[pool www] pm.max_children = 50'],
  },
  {
    id: 'php/waits-for-call',
    mechanism: 'peer-timeout',
    symptom: 'PHP waits for {peer}',
    cause:
      'PHP scripts[ of {service}] wait in {call}() for the answer to a call of {peer}: the service behind it is slow or does not answer in time, and holds the workers meanwhile.',
    patterns: [
      /^slow script: waits in (?<call>curl_exec|curl_multi_\w{1,20}|fsockopen|fread|fgets|file_get_contents|stream_\w{1,30}|socket_\w{1,30}|__doRequest)\(\), called by (?<peer>\w{1,80})/,
    ],
    keywords: 'slow script: waits in',
    blames: 'peer',
    look: 'tail -50 /var/log/php-fpm/www-slow.log # See who else waits there, and since when.',
    samples: {
      'slow script: waits in curl_exec(), called by RatesClient': 'php-src, fpm_request.c, as it is read here',
      'slow script: waits in fgets(), called by Smtp': 'php-src, fpm_request.c, as it is read here',
    },
    nearMisses: ['slow script: waits in fputcsv(), called by OrderExport'],
  },
  {
    id: 'php/undefined-symbol',
    mechanism: 'code-bug',
    symptom: 'PHP: undefined {symbol}',
    cause:
      'The code[ of {service}] uses [{symbol}|a name] that does not exist: a file or extension is missing, or code and libraries have different versions.',
    patterns: [
      /(?:Call to undefined (?:function|method)|Undefined constant) "?(?<symbol>[\w\\:]{1,160})/,
      /(?:PHP )?Fatal error: .{0,40}(?:Class|Interface) "(?<symbol>[\w\\]{1,160})" not found/,
    ],
    keywords: 'call to undefined|undefined constant|fatal error: ',
    blames: 'self',
    look: 'php -m; composer show --locked | head -40 # See which extensions and packages are there and what changed.',
    samples: {
      'PHP Fatal error:  Uncaught Error: Call to undefined function mysqli_connect() in /var/www/html/db.php:4':
        'php docs, errors',
      'PHP Fatal error:  Uncaught Error: Class "Redis" not found in /var/www/html/cache.php:12':
        'php docs, Error; php-src, zend_execute_API.c',
    },
    nearMisses: ['PHP Deprecated:  Function strftime() is deprecated in /var/www/html/x.php on line 3'],
  },
])
