import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { type ModelSettings, readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { parseEnv } from '@holdfast/runtime/parse-env'
import { z } from 'zod'

/** The model to record with; the same variables as the services read. */
export const readModelConfig = (env: Record<string, string | undefined> = process.env): ModelSettings =>
  readModelSettings(parseEnv(z.object(modelEnvironment), env))
