// The true causes as groups of expressions (case-insensitive). sentences.mjs tries them on right and wrong statements.
export const CAUSES = {
  'vsphere-cluster/datastore': {
    allOf: [['data ?store', 'vmfs', 'shared storage', 'storage volume', '\\bLUN\\b', 'volume', 'ds-ssd', 'pure-prod', 'vmfs-gold', 'snapshot'],
      ['\\bfull\\b', 'no (more |free |left[ -]?over )*(disk |storage |free )?space', 'out of (disk |free |storage |datastore )?space', 'out[- ]of[- ]space', 'space (on .{0,60})?(ran|has run|is|was|are|were|had|been)? ?(out|exhaust|used up|depleted)', '(ran|run|runs|running) out', 'exhaust', 'fill(s|ed|ing)? up', '\\bfilled\\b', 'insufficient (free )?(disk |storage )?space', 'lack(s|ed|ing)? (of )?(free |disk |storage )*space', 'ENOSPC', 'out of (storage )?capacity', '9[5-9] ?%|100 ?%', 'free space', 'no space', 'no (free |more )*(blocks|capacity|room)', '(can.?not|could not|couldn.?t|unable to|fail(ed|s|ure)? to) (allocate|grow|extend)']],
    mustNot: [],
  },
  'vsphere-cluster/uplink': {
    allOf: [['vmnic ?\\d', 'uplink', 'physical (nic|adapter|link|network|port)', '\\bNICs?\\b', 'network (card|adapter|link|interface|cable|port)', 'switch ?port', '\\bcabl', 'transceiver', '\\bSFP', 'link[- ]state', 'link'],
      ['flap', 'link ?(state)? ?(is |went |goes |going |keeps going |has gone |was |repeatedly |going |being )*(up and )?(down|dropp|lost|bounc)', 'bounc', 'up and down', 'down and up', 'up/down', 'down/up', 'unstable', 'intermittent', '(loses|losing|lost|drops?|dropping|dropped|loss of) (its |the )?(physical |network |ethernet )?(link|carrier|connection|connectivity)', 'going down', 'goes down', 'went down', '(link|vmnic\\d|uplink|nic) .{0,30}(dropp(ed|ing)|drops|faulty|failing|failure|failed|down)', 'faulty|defective|loose']],
    mustNot: [],
  },
  'iis-booking-mssql/log': {
    allOf: [['(transaction|tran|trx|database|t)[- ]?logs?\\b.{0,120}(\\bfull\\b|fill|no (free |more )?space|out of space|exhaust|(can.?not|could not|unable to|never|not|isn.?t|wasn.?t) (be )?(being )?(truncat|reus|back|clear)|run out|ran out|grew|grow|limit|maximum size)', '(\\bfull\\b|fill(ed|ing|s)?( up)?|exhaust\\w*|out of space in|no (free |more )?space (left )?(in|for)|ran out of( space in)?|stop\\w* truncat\\w*).{0,60}(transaction|tran|trx|t)[- ]?log', 'LOG_BACKUP', '9002', '(transaction |tran |trx |database )?log[- ]?back ?ups?.{0,120}(fail|stopp|broken|not run|unreach|error|could ?n.t|could not|can.?not|unable|missing|inaccessible|stall|no longer)', '(fail\\w*|broken|unable|cannot|could not|no longer|stopped) .{0,40}(log[- ]?back ?ups?|back ?(up|ing up) (the |of the )?(transaction |database )?log)', '(back ?up (share|target|destination|path|server|device|location)).{0,80}(unreach|not found|unavailable|inaccessible|missing|offline|gone|down|cannot|lost)', '(unreachable|unavailable|inaccessible|missing|offline|not found).{0,60}back ?up (share|target|destination|path|server|device|location)']],
    mustNot: ['deadlock\\w* (is|was|are|were) the (root )?cause'],
  },
  'pbx-asterisk-kamailio/trunk': {
    allOf: [['trunk', 'carrier', '(outbound|upstream|provider|sip|trunk|carrier)[ -]+regist', 'regist\\w*.{0,50}(account|upstream|reject|refus|403|forbid|denied|provider|peer)', '(reject|refus|den(y|ied|ies)|403).{0,40}regist', 'secret', 'rotat', 'upstream (sip|provider|sbc)', 'sip (provider|account|peer)', 'provider', 'telia|colt|wholesale', '\\bSBC'],
      ['password', 'credential', 'secret', 'rotat', '\\b403\\b', 'forbidden', 'authentic', 'auth (fail|error|reject|refus|data|detail)', 'wrong user', 'unauthori', 'render(ing|ed)? .{0,30}skip', 'skipp?ed .{0,40}render', 'not (re-?)?rendered', 'stale (config|pjsip|auth)']],
    mustNot: ['scan(ner|ning)', 'brute[- ]?force'],
  },
  'saas-billing-fleet/column': {
    allOf: [['column', 'migration', 'schema', '42703', 'table (definition|structure|change)'],
      ['does(n.t| not) exist', 'missing', 'not (been )?(run|ran|appl|execut|perform|deploy|exist|present|migrat|there|creat|in place|up to date|find|found)', 'skip', 'mismatch', 'out of (sync|date|step)', 'absent', 'un(known|applied|defined|migrated)', 'behind', 'without (the|its|running|applying|a|having|database|db|schema)', 'lack', 'drift', 'undefined', 'never (ran|run|appl|exec|creat)', 'MIGRATE_ON_BOOT', 'old(er)? schema', 'ahead of', 'incompatib', '(was|were|is) disabled', 'expects? .{0,60}(not|missing|absent)', 'not.{0,20}(run|appl|exist)']],
    mustNot: [],
  },
  'saas-billing-fleet/cert': {
    allOf: [['cert', '\\bTLS\\b', '\\bSSL\\b', 'x\\.?509'], ['expir', 'lapsed', 'no longer valid', 'out of date', 'past its (validity|end|not ?after|date)', 'not (been )?renewed', 'validity (period )?(has |had )?(ended|passed|over|ran out)', 'outdated', 'ran out', 'renew', 'not ?after', 'overdue']],
    mustNot: [],
  },
  'gitlab-runner-fleet/pull': {
    allOf: [['rate[- ]?limit', 'toomanyrequests', 'too many (requests|pulls|downloads)', 'pull (limit|quota|allowance|cap)', 'quota', 'throttl', '\\b429\\b', 'limit (on|of|for) (unauthenticated |anonymous )?(image )?pulls?', 'pulls? .{0,40}(limit|quota)', 'limit(s|ed|ing)? .{0,40}pulls?', 'allowance'],
      ['docker', 'registry', 'image', '\\bpulls?\\b', 'container', '\\bhub\\b']],
    mustNot: [],
  },
  'graphql-storefront/index': {
    allOf: [['\\bind(ex|exes|ices)\\b', '\\bidx_|\\bix_'],
      ['drop', 'remov', 'delet', 'missing', 'seq(uential)?[- ]?scan', 'full (table )?scan', 'table scan', 'no longer (exist|there|available|used|present)', 'without', 'lost', 'gone', 'lack', 'absent', 'unindexed', 'loss of', 'unused ind']],
    mustNot: [],
  },
  'mesh-payments-k8s/dns': {
    allOf: [['\\bDNS\\b', 'resolver', 'name ?server', 'coredns', 'name (resolution|lookup)', 'resolv\\w* (of )?(external |host|domain |public )?names?', 'hostname'],
      ['time?s?d?[- ]?(ing )?out', 'timeout', 'unreach', 'not (answer|respond|reply|reachable|return)', 'no (answer|response|reply|replies|longer)', 'unrespons', '\\bdown\\b', 'unavailable', '(can.?not|could not|couldn.t|unable to|does not|doesn.t|do not|don.t|not able to|no longer) (be )?(reach|resolv|answer|respond|get|contact|forward|reply|connect|look)', 'stopp?ed (answer|respond|reply|resolv|work)', 'fail', 'lost (contact|connect)', 'silent', 'broken', 'outage', 'drop(s|ped|ping)? ', 'blocked'],
      ['upstream', 'forward', 'external', 'outside', 'public', 'recurs', 'resolver', 'coredns', 'name ?server', '10\\.0\\.0\\.2|172\\.20\\.0\\.10|10\\.140\\.0\\.53', 'DNS (server|service|resolution|lookup|quer|timeout|outage|failure|is|was)', 'name resolution']],
    mustNot: [],
  },
  'proxmox-ceph/disk': {
    allOf: [['\\bdis[kc]s?\\b', '\\bsd[efgh]\\b', '\\bdrive', '\\bHDD|\\bSSD', 'medium error', 'media error', 'bad (sector|block)', 'unreadable', 'sector', '(storage|block|physical) (device|medium|media)', '\\bplatter'],
      ['medium error', 'media error', 'bad (sector|block)', 'unreadable', '(un)?recover(able|ed)? (read|medium|error|i/?o)', 'read (error|fail)', 'i/?o (error|fail)', '\\b(fail(s|ed|ing|ure)?|dying|defective|faulty|broken|bad|sick|degrad\\w+|dead|damaged|worn)\\b.{0,50}(dis[kc]|drive|sd[efgh]|hdd|ssd|media|medium|device|hardware|osd)', '(dis[kc]|drive|sd[efgh]|hdd|ssd|media|medium|device|hardware).{0,60}\\b(fail(s|ed|ing|ure)?|dying|defective|faulty|broken|bad|sick|degrad\\w+|dead|damaged|worn|unreliable|errors?)\\b', 'pending sector', 'hardware (error|fault|fail)', 'smart', 'sector']],
    mustNot: [],
  },
  'trading-fix-cpp/clock': {
    allOf: [['clock', '\\btime (of|on|source|server|sync|was|is|jump|step|skew|drift|daemon|service|reference|base)', '\\bNTP\\b|ntp-', 'chrony', 'system time', 'host time', 'time[- ]sync', 'gps', 'gm-roof'],
      ['step', 'skew', 'drift', 'jump', 'wrong', 'off by', 'offset', 'out of sync', 'desync', 'unsync', 'not synchroni', 'seconds? (ahead|behind|fast|slow|off|out|wrong)', 'ahead', 'behind', 'incorrect', 'inaccura', 'faulty', 'bad (ntp|time|source|reference|gps|clock)', 'falseticker', 'shift', 'mov(ed|ing)', 'adjust', 'misset|mis-set', 'lost sync', 'error of', 'disagree', 'deviat', 'no majority', 'changed by', 'moved by', 'set (back|forward)']],
    mustNot: [],
  },
  'observability-stack/series': {
    allOf: [['cardinal', '(series|label|histogram|time ?series).{0,100}(explo|growth|grew|grow|surge|unbounded|too many|blow|flood|million|per[- ](session|cart|request)|high|rise|rose|rising|balloon|new|add|inflat|climb|increas|churn|unique|distinct)', 'metrics?.{0,60}(explo|growth|grew|grow|surge|unbounded|blow|flood|million|per[- ](session|cart|request)|balloon|inflat|churn)', '(explo\\w*|growth|surge|unbounded|too many|flood|millions?|balloon\\w*|unique|distinct|inflat\\w*|churn|huge|increas\\w*|introduc\\w*|added|adding|adds).{0,70}(series|label|histogram)', 'new (\\w+ ){0,4}(series|labels?|histograms?|metrics?)\\b', '(session|cart|request)_?-? ?id.{0,60}(label|dimension|metric|histogram)', '(label|dimension|tag|metric|histogram).{0,80}(session|cart|request)[_ -]?id']],
    mustNot: ['^grafana (is|was) (down|the cause)'],
  },
  'edge-cdn-news/key': {
    allOf: [['cach(e|ing)[- _]?key', 'cookie', '(cach(e|ing)|key).{0,60}(fragment|per[- ](user|visitor|session|client|reader)|vary|varies|split)', 'vary', '(ruleset|rule set|edge (config|rule)|config\\w*|cache (rule|setting|polic)).{0,100}(cach|hit|key|cookie)', '(cach\\w*|hit).{0,140}(ruleset|rule set|configuration change|config change|cache polic|cache setting)', 'uncach|not cach'],
      ['cach', 'hit[- _]?(ratio|rate)', '\\bmiss', 'hits', 'origin'],
      ['ruleset', 'rule set', 'cache[- _]?key', 'cookie', 'publish', 'config', 'deploy', 'change', 'key', 'vary', 'experiment']],
    mustNot: ['newsletter-widget (is|was|deploy\\w*|caus)', 'origin (overload|slowness) (is|was) the (root )?cause'],
  },
  'backup-restic-fileserver/mount': {
    allOf: [['mount', '\\bNFS\\b', 'share', 'file ?server|filer', 'remote file ?system', '(empty|missing) (source|director|folder|path|mount|tree|data)', '0 files|zero files|no files|nothing'],
      ['not (been )?(re-?)?mount', 'un-?mounted', '(mount\\w*|nfs|share|filer\\w*).{0,80}(fail|missing|time?d? ?out|timeout|absent|gone|not (come|there|available|present|back)|lost|never|unavailable|unreachable|skipp|nofail|did ?n.t|empty)', '(fail\\w*|missing|timed out|timeout|absent|lost|never|unavailable|unreachable|skipped|did not|didn.t|no|without|could not|couldn.t|unable to) .{0,40}(mount|nfs|share|filer)', 'empty', '(0|zero|no) files', '0 B\\b', 'nothing']],
    mustNot: ['filer2'],
  },
  'booking-engine-cpp/fd': {
    allOf: [['file[- ]?(descriptor|handle)', 'descriptor', '\\bfds?\\b', 'handles?\\b', 'sockets?\\b', 'open files', 'EMFILE', 'errno 24', 'too many open'],
      ['leak', 'not (being )?clos', 'never (being )?clos', 'un-?closed', 'without (being )?clos', 'exhaust', 'run(s|ning)? out', 'ran out', 'limit', 'climb', 'grow', 'grew', 'accumul', 'fail\\w* to close', 'does(n.t| not) close', 'too many open', 'EMFILE', 'errno 24', 'deplet', 'left open', 'stay(s|ed|ing)? open', 'keep(s|ing)? open', 'increas', 'rising|rises|rose', 'all .{0,20}(used|in use|taken|consumed)', 'full\\b', 'used up', '16384']],
    mustNot: [],
  },
  'order-events-kotlin/poison': {
    allOf: [['poison', 'deseriali[sz]', 'un-?pars', 'malform', 'bad (record|message|event|payload|data)', 'invalid (record|message|event|payload|data|number|price|decimal|value)', 'un-?processable', 'BigDecimal', 'decimal comma', 'comma', 'MismatchedInput', 'corrupt', 'pars(e|ing)', '(record|message|event|offset).{0,80}(can.?not|could not|never|always fail|fails|failing|keeps failing|retried|retry|retries|blocks?|blocking|stuck|endless)', '(one|single|same) (record|message|event|offset)', 'format', 'unitPrice', 'unit price'],
      ['record', 'message', 'event', 'offset', 'topic', 'poison', 'kafka', 'partition', 'payload', 'consumer', 'listener', 'enricher', 'order']],
    mustNot: ['geo ?(lookup|client) .{0,20}(is|was) the (root )?cause'],
  },
}
