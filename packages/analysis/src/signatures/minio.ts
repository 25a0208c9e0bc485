import { defineSignatures } from './define-signatures.ts'

export const MINIO_SIGNATURES = defineSignatures([
  {
    id: 'minio/drives-offline',
    mechanism: 'quorum-lost',
    symptom: 'MinIO: too few drives online',
    cause: 'Too many drives or nodes of the MinIO object store are offline, so it has no read or write quorum.',
    patterns: [
      /(?:Read|Write) failed\. Insufficient number of drives online/i,
      /Storage resources are insufficient for the (?:read|write) operation/i,
    ],
    keywords: 'drives online|storage resources are insufficient',
    blames: 'self',
    look: 'mc admin info <alias> # See which nodes and drives are offline.',
    samples: {
      'Error: Read failed. Insufficient number of drives online (*errors.errorString)': 'minio/minio#19135',
      'Storage resources are insufficient for the read operation (cmd.InsufficientReadQuorum)': 'minio/minio#13141',
    },
    nearMisses: ['Status: 16 Online, 0 Offline.'],
  },
])
