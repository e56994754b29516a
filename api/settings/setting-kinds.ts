import { z } from 'zod'

/** The documentation of one setting; its schema, which this is registered on, validates it. */
export type Explained = {
  /** Completes "NAME must be …". */
  wanted: string
  default: string
  meaning: string
  example: string
  /** Its value is never repeated, neither in an error nor in a log. */
  secret?: true
}

export const explained = z.registry<Explained>()

export const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest)
    .optional()

export const address = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
    .optional()

// A schema of its own for each setting, because the documentation is registered on it.
export const onOrOff = () =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'])
    .transform((text) => ['on', 'true', '1', 'yes'].includes(text))
    .optional()

// A proxy count or a list of addresses. There is no way to trust everyone: any visitor could then use
// anybody's address and evade the rate limits.
export const trustedProxies = z
  .string()
  .regex(/^(\d{1,2}|off|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i)
  .transform((text) => {
    if (text === 'off' || text === '0') return false
    return /^\d+$/.test(text) ? Number(text) : text
  })
  .optional()
