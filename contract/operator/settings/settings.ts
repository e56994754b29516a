import { z } from 'zod'
import { companyNumberOf } from '#rules/business/company-number.ts'
import { vatNumberOf } from '#rules/business/vat-number.ts'
import { accentContrast, TEXT_CONTRAST, welcomeContrast } from '#rules/marketplace/colours.ts'
import { OPENING_NEEDS, PAYMENTS_STATES } from '#rules/marketplace/opening-list.ts'
import { call } from '#contract/call.ts'
import type { FieldCode } from '#contract/errors.ts'
import { because, email, instant, line, pence, phone, wholeNumber } from '#contract/fields.ts'

/** A number that may be left out, in its usual spelling however it was typed. */
const optionalNumber = (read: (given: string) => string | null, code: FieldCode) =>
  line(30)
    .overwrite((given) => read(given) ?? given)
    .refine((given) => given === '' || read(given) !== null, because(code))

/** A colour as #rrggbb in small letters; empty: the product's own. */
const colour = (contrast: (given: string) => number) =>
  line(7)
    .overwrite((given) => given.toLowerCase())
    .regex(/^(?:#[0-9a-f]{6})?$/, { ...because('invalid_colour'), abort: true })
    .refine((given) => given === '' || contrast(given) >= TEXT_CONTRAST, {
      ...because('too_little_contrast'),
    })

const nothing = z.literal('')

/** What an operator sets; what is empty is as the server's environment says, or is left out. */
export const marketplaceSettings = z.object({
  /** Headers of emails begin with it. */
  name: line(60).regex(/^[^<>"]*$/, because('invalid_value')),
  welcomeLine: line(80),
  /** Of buttons and links. */
  accentColour: colour(accentContrast),
  /** Of what welcomes. */
  welcomeColour: colour(welcomeContrast),
  contactEmail: z.union([nothing, email], because('invalid_email')),
  contactPhone: z.union([nothing, phone], because('invalid_phone')),
  legalName: line(160),
  legalAddress: line(300),
  companyNumber: optionalNumber(companyNumberOf, 'invalid_company_number'),
  vatNumber: optionalNumber(vatNumberOf, 'invalid_vat_number'),
  footerText: line(400),
})
export type MarketplaceSettings = z.output<typeof marketplaceSettings>

/** What the marketplace adds to each order, from an instant on. */
export const platformFee = z.object({
  fixedPence: pence.min(0, because('too_few')).max(10_000, because('too_many')),
  /** Of the subtotal, with up to three decimals. */
  percent: z.number(because('invalid_value')).min(0).max(100, because('too_many')),
  /** Null: no limit. */
  capPence: pence.min(0, because('too_few')).max(100_000, because('too_many')).nullable(),
})

const saved = z.object({
  settings: marketplaceSettings,
  /** Counts the changes: a change names the one it was made to. */
  version: z.int(),
  /** What counts where a setting is empty. */
  defaults: z.object({ name: z.string(), contactEmail: z.string() }),
})
export type SavedSettings = z.output<typeof saved>

const ofOwner = { permission: 'operator', operatorPermission: 'settings' } as const

export const getMarketplaceSettings = call({
  id: 'getMarketplaceSettings',
  method: 'GET',
  path: '/operator/settings',
  summary: 'The marketplace’s name, look, contact and legal identity, as an operator has set them',
  ...ofOwner,
  output: saved,
  errors: [],
})

export const changeMarketplaceSettings = call({
  id: 'changeMarketplaceSettings',
  method: 'PUT',
  path: '/operator/settings',
  summary: 'Changes them at once, on every page and in every email from now on',
  ...ofOwner,
  body: marketplaceSettings.extend({ version: wholeNumber }),
  output: saved,
  errors: ['MARKETPLACE_HAS_CHANGED'],
})

const datedFee = platformFee.extend({ from: instant.nullable() })

const platformFees = z.object({
  /** From null: ever since. */
  now: datedFee.nullable(),
  later: z.array(datedFee),
})
export type PlatformFees = z.output<typeof platformFees>

export const listPlatformFees = call({
  id: 'listPlatformFees',
  method: 'GET',
  path: '/operator/platform-fees',
  summary: 'What the marketplace adds to orders: the fee that counts now, and those to come',
  ...ofOwner,
  output: platformFees,
  errors: [],
})

export const changePlatformFee = call({
  id: 'changePlatformFee',
  method: 'POST',
  path: '/operator/platform-fees',
  summary: 'Sets what the marketplace adds to orders from an instant on; null: from now on',
  ...ofOwner,
  body: datedFee,
  output: platformFees,
  errors: ['FEE_DATE_HAS_PASSED'],
})

export const sendTestEmail = call({
  id: 'sendTestEmail',
  method: 'POST',
  path: '/operator/settings/test-email',
  summary: 'Sends an email now, and answers whether the mail server accepted it',
  ...ofOwner,
  body: z.object({ to: email }),
  output: z.object({ to: z.string(), isSandbox: z.boolean() }),
  errors: [
    'EMAIL_REFUSED',
    'MAIL_SERVER_NOT_REACHED',
    'MAIL_LOGIN_REFUSED',
    'MAIL_SENDER_REFUSED',
    'MAIL_RECIPIENT_REFUSED',
    'EMAIL_NOT_SENT',
  ],
})

export const getOpeningList = call({
  id: 'getOpeningList',
  method: 'GET',
  path: '/operator/opening-list',
  summary: 'What the marketplace needs before strangers should come, and what of it is there',
  ...ofOwner,
  output: z.object({
    items: z.array(z.object({ need: z.enum(OPENING_NEEDS), isMet: z.boolean() })),
    payments: z.enum(PAYMENTS_STATES),
    storeCount: z.int(),
  }),
  errors: [],
})

export const marketplaceCalls = {
  getMarketplaceSettings,
  changeMarketplaceSettings,
  listPlatformFees,
  changePlatformFee,
  sendTestEmail,
  getOpeningList,
}
