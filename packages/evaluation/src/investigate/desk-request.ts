import { z } from 'zod'

export const DeskRequest = z.looseObject({
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.string().nullish(),
      tool_calls: z
        .array(z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) }))
        .optional(),
      tool_call_id: z.string().optional(),
    }),
  ),
  tools: z
    .array(
      z.looseObject({
        function: z.looseObject({ name: z.string(), description: z.string().optional(), parameters: z.unknown() }),
      }),
    )
    .optional(),
})
export type DeskRequest = z.infer<typeof DeskRequest>
