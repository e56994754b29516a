import { z } from 'zod'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { id, pence } from '#contract/fields.ts'

/** What a newer version of the menu changes of a cart; `menuVersion` is for `changeCartDetails`, once read. */
export const menuChanges = z.object({
  menuVersion: z.int(),
  lines: z.array(
    z.object({
      lineId: id,
      name: z.string(),
      /** How it was called before, if it is another name now. */
      wasName: z.string().nullable(),
      /** Of one. */
      pricePence: pence,
      /** What it cost before, if it costs more or less now. */
      wasPence: pence.nullable(),
      /** What it now contains or may contain, and was not said to before. */
      newAllergens: z.array(z.enum(ALLERGENS)),
    }),
  ),
})
