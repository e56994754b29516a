import { z } from 'zod'
import { SERVICES } from '#rules/orders/service.ts'
import { STORE_SLUG } from '#rules/stores/store-slug.ts'
import { cleanLine, cleanLines, ONE_LINE, SEVERAL_LINES, VISIBLE } from '#rules/text/free-text.ts'
import { LANGUAGE_CODES, type Language } from '#rules/text/languages.ts'
import { PASSWORD_MINIMUM_LENGTH } from './constants.ts'
import type { FieldCode } from './errors.ts'

/** A message of a schema is a field code; this keeps them typed. */
export const because = (code: FieldCode) => ({ error: code })

/** A language that pages and emails are written in. */
export const language = z.enum(
  LANGUAGE_CODES as [Language, ...Language[]],
  because('invalid_value'),
)

const missing = ({ input }: { input?: unknown }): FieldCode =>
  input === undefined || input === null || input === '' ? 'required_field' : 'invalid_value'

/** Text of one line, which may be empty; every text of a person is this or `lines`. */
export const line = (longest: number) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(longest, because('too_long'))
    .regex(ONE_LINE, because('invalid_value'))

/** Text of several lines, which may be empty. */
const lines = (longest: number) =>
  z
    .string()
    .overwrite(cleanLines)
    .max(longest, because('too_long'))
    .regex(SEVERAL_LINES, because('invalid_value'))

/** Required text of one line: something to be seen. */
export const text = (longest: number) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .min(1, { ...because('required_field'), abort: true })
    .max(longest, because('too_long'))
    .regex(VISIBLE, because('required_field'))
    .regex(ONE_LINE, because('invalid_value'))

/** Required text of several lines. */
export const requiredLines = (longest: number) =>
  z
    .string({ error: missing })
    .overwrite(cleanLines)
    .min(1, { ...because('required_field'), abort: true })
    .max(longest, because('too_long'))
    .regex(VISIBLE, because('required_field'))
    .regex(SEVERAL_LINES, because('invalid_value'))

/** One line that may be left out. */
export const optionalLine = (longest: number) => line(longest).default('')

/** Several lines that may be left out. */
export const optionalText = (longest: number) => lines(longest).default('')

/** A version, a count or a place in a list: from 0 to the highest `integer` of PostgreSQL. */
export const wholeNumber = z
  .int(because('invalid_value'))
  .min(0, because('invalid_value'))
  .max(2_147_483_647, because('invalid_value'))

export const pence = z.int().meta({ description: 'Integer pence.' })

export const instant = z.iso
  .datetime({ offset: true, error: 'invalid_value' })
  .meta({ description: 'An instant, ISO 8601.' })

/** Of a year that the database knows, too: PostgreSQL has no year 0. */
export const day = z.iso
  .date(because('invalid_value'))
  .regex(/^(19|2[01])\d\d-/, because('invalid_value'))
  .meta({ description: 'A day in London.' })

/**
 * An identifier, in small letters however it was written, as that is how it is compared. A malformed
 * one in a path answers INVALID_ID_PAREMETER.
 */
export const id = z.uuid(because('invalid_value')).toLowerCase()

export const slug = z.string().regex(STORE_SLUG, because('invalid_value'))

export const service = z.enum(SERVICES, because('invalid_value'))

/** When the food is wanted: as soon as possible, or at the start of a slot. */
export const serviceTime = z.union([z.literal('asap'), instant], because('invalid_value'))
export type ServiceTime = z.output<typeof serviceTime>

export const email = z
  .string({ error: missing })
  .trim()
  .min(1, because('required_field'))
  .max(254, because('too_long'))
  .pipe(z.email(because('invalid_email')))

/** A password to be checked, as it was typed. */
export const password = z
  .string({ error: missing })
  .min(1, because('required_field'))
  .max(200, because('too_long'))

/** A password to be set: without the spaces around it, at least as long as the specification asks. */
export const newPassword = z
  .string(because('required_field'))
  .trim()
  .min(1, { ...because('required_field'), abort: true })
  .min(PASSWORD_MINIMUM_LENGTH, because('password_too_short'))
  .max(200, because('too_long'))

/** A UK telephone number in any usual spelling: 9 or 10 digits after 0, +44 or 0044. */
export const phone = text(30).regex(
  /^(?:(?:\+|00)44[\s-]?(?:\(0\)[\s-]?)?|0)(?:[\s()-]*\d){9,10}$/,
  because('invalid_phone'),
)

export const latitude = z.coerce.number(because('invalid_value')).min(-90).max(90)
export const longitude = z.coerce.number(because('invalid_value')).min(-180).max(180)

export const cartToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/, because('invalid_value'))
  .meta({ description: 'Unguessable name of a cart.' })

/** The cart of a browser that may have none: left out, null or empty. */
export const cartTokenIfAny = z
  .union([cartToken, z.literal('')], because('invalid_value'))
  .nullish()

/** A secret that is used once. One that is cut off is no secret, so a page can say that its link is not whole. */
export const oneTimeCode = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, because('invalid_value'))

/** The code of a customer's link, or of a return from a provider. Whatever it is, its verb says that it is wrong. */
export const linkCode = text(200)

/** What was solved or scored in the browser, as the driver of the bot check wants it. */
export const captcha = z.string().max(5000).nullish()

/** A page's place in a list, opaque to clients. */
export const cursor = z.string().max(200).optional()

/** The same of a list of rows: the last one before the page. Where that one stands is looked up, so nothing is rounded. */
export const idCursor = id.optional()

/** A query parameter that may come once or several times. */
export const oneOrMany = <Item extends z.ZodType<unknown, string>>(item: Item, maximum: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
    z.array(item).max(maximum, because('too_many')).optional(),
  )

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** What a store charges for the bags of an order, and whether it can be ordered without. */
export const bagRule = z.object({
  pencePerBag: pence,
  bagsPerOrder: z.int(),
  noBagAllowed: z.boolean(),
})
