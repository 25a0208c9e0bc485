import { defineSignatures } from './define-signatures.ts'

export const VAULT_SIGNATURES = defineSignatures([
  {
    id: 'vault/sealed',
    mechanism: 'not-ready',
    severity: 'critical',
    symptom: 'Vault is sealed',
    cause: 'Vault restarted and is sealed: nobody can read secrets from it until it is unsealed.',
    patterns: [/Vault is sealed/i],
    keywords: 'vault is sealed',
    blames: 'peer',
    look: 'vault status # See whether it is sealed and how many keys are still needed.',
    fix: 'vault operator unseal # Unseal with a quorum of unseal keys, or fix auto-unseal. # vault operator seal',
    samples: {
      'Error making API request. URL: GET https://vault:8200/v1/secret/app Code: 503. Errors: * Vault is sealed':
        'hashicorp/vault, api/response.go; hashicorp/vault, consts/error.go',
      'error="Vault is sealed"': 'hashicorp/vault, consts/error.go',
    },
    nearMisses: ['core: vault is unsealed'],
  },
])
