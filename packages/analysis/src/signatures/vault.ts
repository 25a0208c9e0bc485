import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const VAULT_SIGNATURES: readonly Signature[] = [
  {
    id: 'vault/sealed',
    technology: 'vault',
    category: 'dependency-failure',
    title: 'Vault is sealed',
    cause: 'Vault has restarted and is sealed: nobody can read secrets from it until it is unsealed.',
    patterns: [/Vault is sealed/i],
    keywords: ['vault is sealed'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'vault status',
        'See whether it is sealed and how many keys are still needed.',
        'Sealed is true or false.',
        { priority: 'critical' },
      ),
      fix(
        'vault operator unseal',
        'Unseal it with the keys of enough keepers, or mend its automatic unsealing.',
        'vault status says Sealed false.',
        'vault operator seal',
        { priority: 'critical' },
      ),
    ],
    samples: [
      {
        line: 'Error making API request. URL: GET https://vault:8200/v1/secret/app Code: 503. Errors: * Vault is sealed',
        origin: 'hashicorp/vault, api/response.go; hashicorp/vault, consts/error.go',
      },
      { line: 'error="Vault is sealed"', origin: 'hashicorp/vault, consts/error.go' },
    ],
    nearMisses: ['core: vault is unsealed'],
  },
]
