import { z } from 'zod'
import { id } from '#contract/fields.ts'

/** An option of a dish as it was ordered; those of older orders have no id. */
export const orderedOption = z.object({
  optionId: id.optional(),
  groupName: z.string(),
  name: z.string(),
  quantity: z.int(),
})
