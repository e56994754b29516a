import { z } from 'zod'
import { explained } from './setting-kinds.ts'

/** What a marketplace begins with; an operator sets the rest in the console. */
export const marketplaceSettings = {
  MARKETPLACE_NAME: z
    .string()
    .max(60)
    .regex(/^[^<>"\r\n]+$/)
    .optional()
    .register(explained, {
      wanted: 'a name of at most 60 characters, without quotation marks or angle brackets',
      default: 'Tuck In',
      meaning: 'The name over the door, on pages and in emails.',
      example: 'Hackney Eats',
    }),
  OPERATOR_EMAIL: z.email().optional().register(explained, {
    wanted: 'an email address',
    default: 'none: the start prints an address to set the marketplace up',
    meaning:
      'Who runs a marketplace that has no operator yet: they get an email with a link to choose a password.',
    example: 'ada@tuckin.example',
  }),
}
