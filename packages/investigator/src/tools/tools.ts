import { z } from 'zod'
import type { ToolSpec } from '@holdfast/llm/client/tool-call'
import type { Evidence } from '../evidence/evidence.ts'
import { changesTool } from './changes.ts'
import { compareTool } from './compare.ts'
import { entityTool } from './entity.ts'
import { histogramTool } from './histogram.ts'
import { ToolError } from './inputs.ts'
import { kindsTool } from './kinds.ts'
import { linesTool } from './lines.ts'
import { objectsTool } from './objects.ts'
import { searchTool } from './search.ts'
import { seriesTool } from './series.ts'
import { spansTool } from './spans.ts'
import type { Tool, ToolAnswer } from './tool.ts'
import { traceTool } from './trace.ts'

/** What may be asked of a window of evidence, by whomever: the investigator, a chat, a client of MCP. */
export const EVIDENCE_TOOLS: readonly Tool[] = [
  searchTool,
  linesTool,
  kindsTool,
  histogramTool,
  compareTool,
  traceTool,
  entityTool,
  seriesTool,
  changesTool,
  spansTool,
  objectsTool,
]

/** Those that have something to answer with: each costs words in every turn. */
export const toolsOf = ({ digest }: Pick<Evidence, 'digest'>): readonly Tool[] =>
  EVIDENCE_TOOLS.filter(
    ({ name }) =>
      (name !== spansTool.name || digest.spans !== undefined) &&
      (name !== objectsTool.name || digest.objects !== undefined),
  )

export interface RanTool extends ToolAnswer {
  readonly isError: boolean
}

/** Never throws for a wrong question: the answer says what is wrong with it. */
export function runTool(name: string, input: unknown, evidence: Evidence): RanTool {
  const tool = EVIDENCE_TOOLS.find((one) => one.name === name)
  if (!tool) {
    const known = EVIDENCE_TOOLS.map((one) => one.name).join(', ')
    return {
      text: `There is no tool ${name}. Tools: ${known}.`,
      told: 'called a tool that does not exist',
      isError: true,
    }
  }
  const parsed = tool.schema.safeParse(input)
  if (!parsed.success)
    return { text: z.prettifyError(parsed.error), told: `called ${name} in a wrong way`, isError: true }
  try {
    return { ...tool.run(parsed.data, evidence), isError: false }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { text: error.message, told: `called ${name} in a wrong way`, isError: true }
  }
}

export type ToolSpecSource = Pick<Tool, 'name' | 'description' | 'schema'>

/** As the protocol wants them. */
export const toolSpec = ({ name, description, schema }: ToolSpecSource): ToolSpec => {
  const {
    $schema: _draft,
    additionalProperties: _open,
    ...parameters
  } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // Bounds are checked by us; a model pays for each word of them.
      for (const keyword of [
        'maxLength',
        'minLength',
        'maxItems',
        'minItems',
        'exclusiveMinimum',
        'minimum',
        'maximum',
      ] as const)
        delete jsonSchema[keyword]
      if (
        jsonSchema.anyOf?.length === 2 &&
        jsonSchema.anyOf.some((one) => typeof one === 'object' && one.type === 'null')
      ) {
        const kept = jsonSchema.anyOf.find((one) => typeof one !== 'object' || one.type !== 'null')
        delete jsonSchema.anyOf
        Object.assign(jsonSchema, kept)
      }
    },
  })
  return { name, description, parameters }
}
