import type { Signature } from '../model/signature.ts'
import { diagnose } from './propose-command.ts'

export const MINIO_SIGNATURES: readonly Signature[] = [
  {
    id: 'minio/drives-offline',
    technology: 'minio',
    category: 'dependency-failure',
    title: 'MinIO has too few drives online',
    cause: 'Too many drives or nodes of the MinIO object store are offline, so it has no quorum to read or write.',
    patterns: [
      /(?:Read|Write) failed\. Insufficient number of drives online/i,
      /Storage resources are insufficient for the (?:read|write) operation/i,
    ],
    keywords: ['drives online', 'storage resources are insufficient'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose('mc admin info <alias>', 'See which nodes and drives are offline.', 'The missing drives are known.'),
    ],
    samples: [
      {
        line: 'Error: Read failed. Insufficient number of drives online (*errors.errorString)',
        origin: 'minio/minio#19135',
      },
      {
        line: 'Storage resources are insufficient for the read operation (cmd.InsufficientReadQuorum)',
        origin: 'minio/minio#13141',
      },
    ],
    nearMisses: ['Status: 16 Online, 0 Offline.'],
  },
]
