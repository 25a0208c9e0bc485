import { z } from 'zod'

// Must run before any contract is loaded: zod's compiled parsers need eval, which our CSP forbids.
z.config({ jitless: true })
