import { overview } from '../signal-factory.ts'
import { ok, type Routes } from './route.ts'

export const signalRoutes: Routes = [['GET /api/v1/traces', () => ok(overview)]]
