import { defineSignatures } from './define-signatures.ts'

export const CLOUD_SIGNATURES = defineSignatures([
  {
    id: 'cloud/credentials-expired',
    mechanism: 'credential-expired',
    severity: 'critical',
    symptom: 'cloud credentials expired',
    cause:
      'The cloud credentials[ of {service}] (token) have expired, so every call with them is rejected until they are renewed.',
    patterns: [
      /\bExpiredToken(?:Exception)?\b/,
      /The security token included in the request is expired/i,
      /AADSTS7000222/,
      /AADSTS700082|AADSTS50173/,
      /invalid_grant.{0,60}(?:Token has been expired or revoked|Bad Request|reauth)/i,
      /Token has been expired or revoked/i,
    ],
    keywords: 'expiredtoken|security token included|aadsts|invalid_grant|expired or revoked',
    blames: 'self',
    look: 'aws sts get-caller-identity; az account show; gcloud auth list # See which identity is in use and whether it is valid.',
    samples: {
      'An error occurred (ExpiredToken) when calling the AssumeRole operation: The security token included in the request is expired':
        'aws sts docs, AssumeRole errors',
      "AADSTS7000222: The provided client secret keys for app '00001111-aaaa-2222-bbbb-3333cccc4444' are expired.":
        'microsoft entra docs, error codes',
    },
    nearMisses: ['credentials refreshed, valid until 2026-03-02T12:00:00Z'],
  },
  {
    id: 'cloud/credentials-missing',
    mechanism: 'credential-rejected',
    severity: 'critical',
    symptom: 'no cloud credentials',
    cause:
      '[{service} finds|The program finds] no cloud credentials: no role is attached, the metadata service does not answer, or variables are missing.',
    patterns: [
      /Unable to locate credentials\b/i,
      /no valid providers in chain/i,
      /Unable to load (?:AWS )?credentials from any (?:of the )?providers? in the chain/i,
      /CredentialsProviderError: Could not load credentials from any providers/i,
      /could not find default credentials/i,
      /DefaultCredentialsError|Could not automatically determine credentials/,
      /DefaultAzureCredential (?:failed to retrieve a token|authentication failed)/i,
      /no EC2 IMDS role found/i,
    ],
    keywords:
      'unable to locate credentials|valid providers in chain|credentials from any|default credentials|defaultcredentialserror|determine credentials|defaultazurecredential|imds role',
    blames: 'self',
    samples: {
      'botocore.exceptions.NoCredentialsError: Unable to locate credentials': 'boto/botocore, exceptions.py',
      'NoCredentialProviders: no valid providers in chain. Deprecated.': 'aws/aws-sdk-go, chain_provider.go',
      'google: could not find default credentials. See https://cloud.google.com/docs/authentication/external/set-up-adc for more information':
        'golang.org/x/oauth2/google, default.go',
    },
    nearMisses: ['Found credentials in environment variables.', 'Found credentials from IAM Role: app-role'],
  },
  {
    id: 'cloud/credentials-invalid',
    mechanism: 'credential-rejected',
    symptom: 'cloud credentials rejected',
    cause: 'The access key or secret[ of {service}] is wrong, deleted or disabled, so the cloud rejects its calls.',
    patterns: [
      /\bInvalidClientTokenId\b|\bInvalidAccessKeyId\b|\bUnrecognizedClientException\b/,
      /\bSignatureDoesNotMatch\b(?!:? {0,2}Signature (?:expired|not yet))|The request signature we calculated does not match/,
      /AADSTS7000215/,
      /\bAuthFailure\b.{0,80}(?:was not able to validate|credentials)/i,
    ],
    keywords:
      'invalidclienttokenid|invalidaccesskeyid|unrecognizedclient|signaturedoesnotmatch|request signature we calculated|aadsts7000215|authfailure',
    blames: 'self',
    look: 'aws sts get-caller-identity; aws iam list-access-keys --user-name <user> # See whether the key still exists and is active.',
    samples: {
      'An error occurred (InvalidClientTokenId) when calling the GetCallerIdentity operation: The security token included in the request is invalid.':
        'aws cli docs, troubleshooting',
      'SignatureDoesNotMatch: The request signature we calculated does not match the signature you provided. Check your key and signing method.':
        'aws s3 docs, error responses',
    },
    nearMisses: ['request signed with AWS4-HMAC-SHA256'],
  },
  {
    id: 'cloud/access-denied',
    mechanism: 'permission-missing',
    symptom: '{action} denied',
    cause:
      'The cloud identity[ of {service}] lacks the permission to [{action}|do that] (access denied): an IAM policy does not allow it or forbids it.',
    patterns: [
      /is not authorized to perform: (?<action>[\w-]{1,40}:[\w*]{1,80})/i,
      /\bAccessDenied(?:Exception)?\b.{0,80}when calling the (?<action>\w{1,80}) operation/,
      /Permission '(?<action>[\w.]{1,120})' denied on resource/i,
      /(?:\d{1,3}|Error): .{0,160}does not have (?<action>[\w.]{1,120}) access to/i,
      /AuthorizationFailed.{0,200}?perform action '(?<action>[\w./*]{1,160})'/,
    ],
    keywords: "not authorized to perform: |accessdenied|' denied on resource|does not have|authorizationfailed",
    blames: 'self',
    look: 'aws sts get-caller-identity && aws iam simulate-principal-policy --policy-source-arn <role> --action-names {action} # See which identity asks, and which policy decides.',
    fix: 'aws iam attach-role-policy --role-name <role> --policy-arn <policy> # Grant only the missing permission. # aws iam detach-role-policy --role-name <role> --policy-arn <policy>',
    samples: {
      'AccessDeniedException: User: arn:aws:sts::123456789012:assumed-role/app/i-0abc is not authorized to perform: dynamodb:PutItem on resource: arn:aws:dynamodb:us-east-1:123456789012:table/orders':
        'aws iam docs, troubleshoot access denied',
      'googleapi: Error 403: app@project.iam.gserviceaccount.com does not have storage.objects.get access to the Google Cloud Storage object., forbidden':
        'google cloud storage docs, troubleshooting',
    },
    nearMisses: [
      'access to bucket reports granted to role app',
      {
        line: 'An error occurred (ExpiredToken) when calling the PutItem operation: The security token included in the request is expired ',
        is: 'cloud/credentials-expired',
      },
    ],
  },
  {
    id: 'cloud/throttled',
    mechanism: 'rate-limit',
    symptom: 'cloud API throttled',
    cause: '[{service} calls|Calls to] a cloud API more often than its limit allows, so calls are throttled.',
    patterns: [
      /\bThrottlingException\b|\bRequestLimitExceeded\b|\bProvisionedThroughputExceeded(?:Exception)?\b|\bTooManyRequestsException\b/,
      /\(Throttling\) when calling the \w{1,80} operation/,
      /\bSlowDown\b.{0,60}reduce your request rate|reduce your request rate.{0,80}\bSlowDown\b/i,
      /RESOURCE_EXHAUSTED.{0,60}[Qq]uota|Quota exceeded for quota metric '(?<quota>[^']{1,120})'/,
      /\brateLimitExceeded\b|\buserRateLimitExceeded\b/,
      /SubscriptionRequestsThrottled|OperationNotAllowed.{0,80}throttl/i,
    ],
    keywords:
      'throttlingexception|requestlimitexceeded|provisionedthroughput|toomanyrequestsexception|(throttling)|slowdown|resource_exhausted|quota exceeded for|ratelimitexceeded|subscriptionrequeststhrottled|operationnotallowed',
    blames: 'self',
    look: 'aws cloudwatch get-metric-statistics --namespace AWS/Usage --metric-name CallCount --start-time <start> --end-time <end> --period 300 --statistics Sum # See which call is made so often, and since when.',
    samples: {
      'An error occurred (ThrottlingException) when calling the DescribeLogStreams operation (reached max retries: 4): Rate exceeded':
        'aws boto3 docs, error handling',
      "googleapi: Error 429: Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute' of service 'compute.googleapis.com'":
        'google cloud docs, quotas',
      'ProvisionedThroughputExceededException: The level of configured provisioned throughput for the table was exceeded.':
        'aws dynamodb docs, error handling',
    },
    nearMisses: ['provisioned throughput of table orders set to 100 write units'],
  },
  {
    id: 'cloud/no-capacity',
    mechanism: 'scheduling',
    symptom: 'cloud has no capacity for machines',
    cause:
      'The cloud provider has no machines of the wanted kind in this zone (insufficient capacity), or an account quota is used up, so nothing can be started.',
    patterns: [
      /\bInsufficientInstanceCapacity\b|We currently do not have sufficient \S{1,40} capacity/i,
      /\bInstanceLimitExceeded\b|\bVcpuLimitExceeded\b/,
      /ZONE_RESOURCE_POOL_EXHAUSTED/,
      /\bSkuNotAvailable\b|\bAllocationFailed\b|\bOverconstrainedAllocationRequest\b/,
      /Quota '(?<quota>[A-Z_\d]{1,80})' exceeded\./,
    ],
    keywords:
      "insufficientinstancecapacity|do not have sufficient|instancelimitexceeded|vcpulimitexceeded|zone_resource_pool|skunotavailable|allocationfailed|overconstrained|quota '",
    blames: 'self',
    look: 'aws service-quotas list-service-quotas --service-code ec2 | grep -A 3 Running; gcloud compute regions describe <region> | grep -B 1 -A 2 usage # Check whether a quota is used up or the zone is full.',
    samples: {
      'InsufficientInstanceCapacity: We currently do not have sufficient m5.large capacity in the Availability Zone you requested (us-east-1a).':
        'aws ec2 docs, troubleshoot instance launch',
      "Quota 'CPUS' exceeded.  Limit: 24.0 in region us-central1.": 'google compute engine docs, quota errors',
    },
    nearMisses: ['scale-up: 2 nodes added to group workers'],
  },
  {
    id: 'cloud/request-time-skewed',
    mechanism: 'clock-off',
    symptom: 'clock too far off for the cloud',
    cause: "The clock[ of {service}] differs so much from the cloud's (skew) that its signed calls are rejected.",
    patterns: [
      /\bRequestTimeTooSkewed\b/,
      /difference between the request time and the (?:current|server'?s?) time is too large/i,
      /Signature (?:expired|not yet current): \d{8}T\d{6}Z is now (?:earlier|later) than/i,
    ],
    keywords: 'requesttimetooskewed|difference between the request time|signature expired: |signature not yet current',
    blames: 'self',
    look: 'chronyc tracking; curl -sI https://aws.amazon.com | grep -i ^date; date -u # See how far the clock is off.',
    fix: 'systemctl restart chronyd && chronyc makestep # Step the clock now. # Nothing to undo.',
    samples: {
      'An error occurred (RequestTimeTooSkewed) when calling the PutObject operation: The difference between the request time and the current time is too large.':
        'aws s3 docs, error responses',
      'SignatureDoesNotMatch: Signature expired: 20240302T101504Z is now earlier than 20240302T101600Z (20240302T102100Z - 5 min.)':
        'aws docs, signature v4 troubleshooting',
    },
    nearMisses: ['clock offset 12 ms'],
  },
  {
    id: 'cloud/bucket-missing',
    mechanism: 'missing-object',
    severity: 'medium',
    symptom: 'cloud bucket or object missing',
    cause:
      '[{service} uses|The program uses] a bucket, container or key of the cloud that does not exist or lies in another region.',
    patterns: [
      /\bNoSuchBucket\b|The specified bucket (?:does not exist|is not valid)/i,
      /\bNoSuchKey\b|The specified key does not exist/i,
      /ErrorCode:ContainerNotFound|The specified container does not exist/i,
      /\bPermanentRedirect\b.{0,120}specified endpoint/i,
    ],
    keywords:
      'nosuchbucket|specified bucket|nosuchkey|specified key does not|containernotfound|specified container|permanentredirect',
    blames: 'self',
    look: 'aws s3api head-bucket --bucket <bucket>; aws s3 ls s3://<bucket>/<prefix> # See whether it exists, and where.',
    samples: {
      'An error occurred (NoSuchBucket) when calling the ListObjectsV2 operation: The specified bucket does not exist':
        'aws s3 docs, error responses',
      'NoSuchKey: The specified key does not exist.': 'aws s3 docs, error responses',
    },
    nearMisses: ['bucket reports created in eu-west-1'],
  },
])
