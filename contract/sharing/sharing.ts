import { z } from 'zod'
import { id, text } from '#contract/fields.ts'

/** Names a shared cart to those who were sent its link; it gives no right to the cart itself. */
export const shareToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .meta({ description: 'Unguessable name of a shared cart.' })

export const memberName = text(40)

/** How a cart is shared, as its owner sees it. */
export const sharing = z.object({
  shareToken,
  /** How the owner is called in it. */
  ownerName: z.string(),
  isLocked: z.boolean(),
  members: z.array(z.object({ id, name: z.string() })),
})
export type Sharing = z.output<typeof sharing>
