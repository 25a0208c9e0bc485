import { defineSignatures } from './define-signatures.ts'

export const APPLICATION_SIGNATURES = defineSignatures([
  {
    id: 'application/missing-environment-variable',
    technology: 'configuration',
    mechanism: 'missing-object',
    symptom: '[environment variable {variable} missing|environment variable missing]',
    cause:
      'The configuration[ of {service}] is incomplete: the environment variable[ {variable}] is not set, and the process cannot run without it.',
    patterns: [
      /environment variable [`'"]?(?<variable>[A-Z][A-Z0-9_]+)[`'"]? (?:is )?(?:undefined|not set|missing|unset|required|not defined)/i,
      /missing (?:required )?environment variables?:? [`'"]?(?<variable>[A-Z][A-Z0-9_]+)/i,
      /(?:required )?env(?:ironment)? var(?:iable)? [`'"]?(?<variable>[A-Z][A-Z0-9_]+)[`'"]? (?:is )?(?:required|missing|not set)/i,
      /environment variable not found: (?<variable>[A-Z][A-Z0-9_]{1,80})/i,
      /The "?(?<variable>[A-Z][A-Z0-9_]{1,80})"? variable is not set\. Defaulting to a blank string/,
      /KeyError: '(?<variable>[A-Z][A-Z0-9_]{3,})'/,
    ],
    keywords: 'environment variable|variable is not set|env var|keyerror',
    blames: 'self',
    samples: {
      'error: Environment variable not found: DATABASE_URL.': 'prisma docs, error P1012',
      'The "DB_PASSWORD" variable is not set. Defaulting to a blank string.': 'docker compose, variable interpolation',
    },
    nearMisses: ['Environment: production'],
  },
  {
    id: 'application/missing-configuration',
    technology: 'configuration',
    mechanism: 'missing-object',
    symptom: '[configuration key {key} missing|configuration key missing]',
    cause: 'The configuration[ of {service}] lacks [{key}|a key], without which it cannot start or serve.',
    patterns: [
      /(?:missing|no) (?:required |mandatory )?(?:config(?:uration)?|setting)s? ?(?:key|value|option|property|parameter|entry)?:? [`'"](?<key>[\w.:/-]{2,120})[`'"]/i,
      /(?:required |mandatory )?config(?:uration)? (?:key|value|option|property|parameter|entry|setting) [`'"]?(?<key>[\w.:/-]{2,120})[`'"]? (?:is |was )?(?:missing|not set|not found|required|undefined|not configured)\b/i,
      /Config value for ["'](?<key>[\w.:/-]{2,120})["'] (?:is not defined|was not found)/i,
      /Configuration property ["'](?<key>[\w.:/-]{2,120})["'] is not defined/i,
    ],
    keywords:
      'missing config|missing required config|missing setting|missing required setting|missing mandatory|no config|config key|config value|config option|config property|config parameter|config entry|config setting|configuration key|configuration value|configuration option|configuration property|configuration parameter|configuration entry|configuration setting',
    blames: 'self',
    samples: {
      'Error: Configuration property "database.host" is not defined': 'node-config docs, get',
      'Missing required configuration "bootstrap.servers" which has no default value.': 'apache kafka, ConfigDef.java',
    },
    nearMisses: ['configuration key database.host read from environment', 'No config file found, using defaults'],
  },
  {
    id: 'application/circuit-breaker-open',
    mechanism: 'peer-failing',
    symptom: '[circuit breaker {name} open|circuit breaker open]',
    cause:
      'Calls[ from {service}][ to {name}] failed so often that the circuit breaker is open: the real fault lies behind it.',
    patterns: [
      /CircuitBreaker '(?<name>[\w.:-]{1,120})' is (?:OPEN|FORCED_OPEN) and does not permit further calls/,
      /CallNotPermittedException|BrokenCircuitException|CircuitBreakerOpenException|CircuitBreakerError/,
      /(?<![\w.:-])(?<name>[\w.:-]{1,120}) short-circuited and (?:no fallback|fallback failed)/i,
      /The circuit is now open and is not allowing calls/i,
      /Breaker is open\b/,
    ],
    keywords:
      'does not permit further calls|callnotpermitted|brokencircuit|circuitbreakeropen|circuitbreakererror|short-circuited and|circuit is now open|breaker is open',
    blames: 'self',
    samples: {
      "io.github.resilience4j.circuitbreaker.CallNotPermittedException: CircuitBreaker 'backendA' is OPEN and does not permit further calls":
        'resilience4j, CallNotPermittedException.java',
      'Polly.CircuitBreaker.BrokenCircuitException: The circuit is now open and is not allowing calls.':
        'App-vNext/Polly, BrokenCircuitException.cs',
    },
    nearMisses: ["CircuitBreaker 'backendA' changed state from HALF_OPEN to CLOSED"],
  },
  {
    id: 'application/payload-too-large',
    mechanism: 'too-large',
    symptom: 'requests too large (413)',
    cause: 'Requests carry more than [{service}|the server] or a proxy before it accepts (413).',
    patterns: [
      /\bPayloadTooLargeError\b|\brequest entity too large\b/i,
      /MaxUploadSizeExceededException|FileSizeLimitExceededException/,
      /\bFST_ERR_CTP_BODY_TOO_LARGE\b/,
      /grpc: received message larger than max \((?<size>\d+ vs\. \d+)\)/,
      /Request body too large\b/,
    ],
    keywords:
      'payloadtoolarge|request entity too large|maxuploadsizeexceeded|filesizelimitexceeded|body_too_large|received message larger than max|request body too large',
    blames: 'self',
    samples: {
      'PayloadTooLargeError: request entity too large':
        'stream-utils/raw-body, index.js; expressjs/body-parser, readme errors',
      'rpc error: code = ResourceExhausted desc = grpc: received message larger than max (5243000 vs. 4194304)':
        'grpc/grpc-go, rpc_util.go',
    },
    nearMisses: ['body limit set to 1 MB'],
  },
  {
    id: 'application/token-rejected',
    mechanism: 'signing-key',
    symptom: 'access tokens rejected',
    cause:
      '[{service} rejects|The service rejects] access tokens: the signing key changed, the clock is off, or they are meant for another audience.',
    patterns: [
      /JsonWebTokenError: (?:invalid signature|jwt (?:audience|issuer|malformed))/i,
      /(?:JWT|jwt)(?: verification failed: |\w{0,20}Exception: )(?:signature|JWT signature does not match|The Token's Signature)/i,
      /JWT signature does not match locally computed signature/i,
      /Unable to find a signing key that matches|no matching (?:key|JWK) found|IDX10501|IDX10503/i,
      /(?:token|id_token)(?: verification)? (?:failed|error): .{0,60}(?:signature verification failed|invalid signature|unknown kid)/i,
    ],
    keywords:
      'jsonwebtokenerror|jwt|signing key that matches|no matching key|no matching jwk|idx1050|signature verification failed|unknown kid',
    blames: 'self',
    look: 'curl -s https://<issuer>/.well-known/jwks.json | jq -r ".keys[].kid"; date -u # Compare the published keys with the kid of a rejected token, and the clock with its times.',
    samples: {
      'JsonWebTokenError: invalid signature': 'auth0/node-jsonwebtoken, readme errors',
      'io.jsonwebtoken.security.SignatureException: JWT signature does not match locally computed signature. JWT validity cannot be asserted and should not be trusted.':
        'jwtk/jjwt, DefaultJwtParser.java',
    },
    nearMisses: ['jwt keys refreshed, 2 keys, next refresh in 10 min'],
  },
  {
    id: 'application/flag-service-unreachable',
    mechanism: 'peer-failing',
    severity: 'medium',
    symptom: 'feature flags unavailable',
    cause:
      '[{service} has|The application has] no feature flags: the flag service does not answer or rejects its key, so defaults apply.',
    patterns: [
      /LaunchDarkly client initialization (?:failed|timed out)/i,
      /(?:Received (?:HTTP )?error|Error in stream connection).{0,60}?(?:401|403).{0,60}?invalid SDK key/i,
      /Unleash Repository error|Unleash: .{0,80}(?:not authorized|failed to fetch)/i,
      /unknown feature flag ["']?(?<flag>[\w.-]{1,120})/i,
    ],
    keywords: 'launchdarkly|invalid sdk key|unleash|unknown feature flag',
    blames: 'self',
    samples: {
      'Received HTTP error 401 (invalid SDK key) for streaming connection - giving up permanently':
        'launchdarkly/go-server-sdk, streaming data source',
      'Unknown feature flag "new-checkout"; returning default value': 'launchdarkly/dotnet-server-sdk, LdClient.cs',
    },
    nearMisses: ['LaunchDarkly client initialized', 'feature flag new-checkout enabled for 10 % of users'],
  },
  {
    id: 'application/tests-failed',
    technology: 'tests',
    mechanism: 'build-failed',
    severity: 'medium',
    symptom: 'tests fail',
    cause: 'The build stops because tests of the code fail.',
    patterns: [
      /Tests run: \d+, Failures: (?!0, Errors: 0)\d+, Errors: \d+/,
      /There (?:are|were) (?:some )?test failures/i,
      /= (?:\d+ \w{1,12}, ){0,4}\d+ failed\b.{0,120} in [\d.]{1,10}s/,
      /^FAIL\s[\w./-]{1,200}|^--- FAIL: (?<test>\w{1,120})/m,
      /FAILED \((?:failures|errors)=\d+/,
      /\b\d{1,3}% tests passed, [1-9]\d{0,5} tests? failed out of \d+/,
    ],
    keywords:
      'tests run: |test failures| failed, | failed in |.test.|.spec.|--- fail|failed (failures|failed (errors|tests failed out of|test failed out of',
    blames: 'self',
    samples: {
      '[ERROR] Tests run: 42, Failures: 1, Errors: 0, Skipped: 0': 'apache maven surefire, RunStatistics.java',
      '=================== 1 failed, 41 passed in 3.21s ===================': 'pytest docs, output of a run',
    },
    nearMisses: [
      '[INFO] Tests run: 42, Failures: 0, Errors: 0, Skipped: 0',
      '=================== 42 passed in 3.21s ===================',
    ],
  },
])
