import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { type ModelSettings, readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { parseEnv } from '@holdfast/runtime/parse-env'
import { z } from 'zod'

/** The model of the command line: its address from there, all else from the variables that the services read. */
export const readModelConfig = (
  baseUrl: string,
  env: Record<string, string | undefined> = process.env,
): ModelSettings => readModelSettings(parseEnv(z.object(modelEnvironment), { ...env, OPENAI_BASE_URL: baseUrl }))
