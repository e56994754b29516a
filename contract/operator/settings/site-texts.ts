import { z } from 'zod'
import { call } from '#contract/call.ts'
import { shownText, textSlug } from '#contract/content.ts'
import {
  because,
  day,
  id,
  instant,
  language,
  line,
  optionalLine,
  requiredLines,
  text,
  wholeNumber,
} from '#contract/fields.ts'

const inLanguage = z.strictObject({ title: text(80), body: requiredLines(40_000) })

/** A text of the website as an operator writes it, in Markdown. */
export const siteText = z.strictObject({
  en: inLanguage,
  cy: inLanguage.nullable(),
  isInFooter: z.boolean(),
})

const version = z.object({
  number: z.int(),
  publishedAt: instant,
  /** Null: an account that was deleted. */
  publishedBy: z.string().nullable(),
  restoredNumber: z.int().nullable(),
})

const listedText = z.object({
  slug: textSlug,
  isBuiltIn: z.boolean(),
  /** Of its draft or else its version; empty: nobody has written it. */
  title: z.string(),
  isPublished: z.boolean(),
  isDrafted: z.boolean(),
  /** Null: never. */
  changedAt: instant.nullable(),
})
export type ListedText = z.output<typeof listedText>

export const editedText = z.object({
  slug: textSlug,
  isBuiltIn: z.boolean(),
  /** Counts the changes: a change names the one it was made to; 0: nobody has written it. */
  revision: z.int(),
  draft: siteText.nullable(),
  published: siteText.nullable(),
  publishedNumber: z.int().nullable(),
  /** The latest fifty, the latest first. */
  versions: z.array(version),
})
export type EditedText = z.output<typeof editedText>

const forOperators = { permission: 'operator', operatorPermission: 'content' } as const
const named = z.object({ slug: textSlug })
const seen = z.object({ revision: wholeNumber })
const number = z.coerce.number(because('invalid_value')).int().min(1).max(2_147_483_647)

export const listSiteTexts = call({
  id: 'listSiteTexts',
  method: 'GET',
  path: '/operator/texts',
  summary: 'The texts of the website that can be written, those of the product first',
  ...forOperators,
  output: z.object({ items: z.array(listedText) }),
  errors: [],
})

export const getSiteText = call({
  id: 'getSiteText',
  method: 'GET',
  path: '/operator/texts/:slug',
  summary:
    'A text of the website with its draft and its versions; revision 0: nobody has written it',
  ...forOperators,
  params: named,
  output: editedText,
  errors: [],
})

export const saveSiteText = call({
  id: 'saveSiteText',
  method: 'PUT',
  path: '/operator/texts/:slug',
  summary: 'Saves the draft of a text; revision 0 begins a page',
  ...forOperators,
  params: named,
  body: seen.extend({ text: siteText }),
  output: editedText,
  errors: ['TEXT_HAS_CHANGED', 'TOO_MANY_PAGES'],
})

export const publishSiteText = call({
  id: 'publishSiteText',
  method: 'POST',
  path: '/operator/texts/:slug/publish',
  summary: 'Publishes the draft of a text as a new version, which everybody reads at once',
  ...forOperators,
  params: named,
  body: seen,
  output: editedText,
  errors: ['NONEXISTING_TEXT', 'TEXT_HAS_CHANGED'],
})

export const withdrawSiteText = call({
  id: 'withdrawSiteText',
  method: 'POST',
  path: '/operator/texts/:slug/withdraw',
  summary: 'Takes a text off the website: the product’s sentences are back, or the page is gone',
  ...forOperators,
  params: named,
  body: seen,
  output: editedText,
  errors: ['NONEXISTING_TEXT', 'TEXT_HAS_CHANGED'],
})

export const getSiteTextVersion = call({
  id: 'getSiteTextVersion',
  method: 'GET',
  path: '/operator/texts/:slug/versions/:number',
  summary: 'A version of a text, as it was written',
  ...forOperators,
  params: named.extend({ number }),
  output: z.object({ ...version.shape, text: siteText }),
  errors: ['NONEXISTING_TEXT_VERSION'],
})

export const restoreSiteText = call({
  id: 'restoreSiteText',
  method: 'POST',
  path: '/operator/texts/:slug/versions/:number/restore',
  summary: 'Publishes an earlier version of a text again, as a new version; the draft stays',
  ...forOperators,
  params: named.extend({ number }),
  body: seen,
  output: editedText,
  errors: ['NONEXISTING_TEXT', 'NONEXISTING_TEXT_VERSION', 'TEXT_HAS_CHANGED'],
})

export const previewSiteText = call({
  id: 'previewSiteText',
  method: 'POST',
  path: '/operator/texts/:slug/preview',
  summary: 'A text as its page would show it',
  ...forOperators,
  params: named,
  body: z.object({ text: siteText, language }),
  output: shownText,
  errors: [],
})

const newBanner = z.strictObject({
  textEn: text(140),
  /** Empty: Welsh pages show the English one. */
  textCy: optionalLine(140),
  /** A path of this website or a web address; empty: it leads nowhere. */
  href: line(500).default(''),
  fromDay: day,
  toDay: day,
})
const areDaysInOrder = ({ fromDay, toDay }: { fromDay: string; toDay: string }) => fromDay <= toDay
const daysFault = { ...because('not_ascending'), path: ['toDay'] }

const banner = z.object({
  textEn: z.string(),
  textCy: z.string(),
  href: z.string(),
  fromDay: day,
  toDay: day,
})
const bannerVersion = z.object({
  bannerId: id,
  number: z.int(),
  banner,
  changedAt: instant,
  /** Null: an account that was deleted, or from before this was stored. */
  changedBy: z.string().nullable(),
  /** Whether its banner was removed since. */
  isRemoved: z.boolean(),
})
export type BannerVersion = z.output<typeof bannerVersion>

const banners = z.object({
  /** Each with its version, which a change names. */
  items: z.array(banner.extend({ id, version: z.int() })),
  /** What banners have said: the latest fifty, the latest first. */
  versions: z.array(bannerVersion),
})
export type Banners = z.output<typeof banners>

export const listBanners = call({
  id: 'listBanners',
  method: 'GET',
  path: '/operator/banners',
  summary:
    'The banners that are shown or will be, the next one first, and what they have said so far',
  ...forOperators,
  output: banners,
  errors: [],
})

export const addBanner = call({
  id: 'addBanner',
  method: 'POST',
  path: '/operator/banners',
  summary: 'Shows a sentence above the home page and the lists of restaurants, from day to day',
  ...forOperators,
  body: newBanner.refine(areDaysInOrder, daysFault),
  output: banners,
  errors: ['TOO_MANY_BANNERS'],
})

export const changeBanner = call({
  id: 'changeBanner',
  method: 'PUT',
  path: '/operator/banners/:bannerId',
  summary: 'Changes what a banner says, where it leads and when it is shown',
  ...forOperators,
  params: z.object({ bannerId: id }),
  body: newBanner.extend({ version: wholeNumber }).refine(areDaysInOrder, daysFault),
  output: banners,
  errors: ['NONEXISTING_BANNER', 'BANNER_HAS_CHANGED'],
})

export const removeBanner = call({
  id: 'removeBanner',
  method: 'DELETE',
  path: '/operator/banners/:bannerId',
  summary: 'Removes a banner; also one that somebody else has just removed',
  ...forOperators,
  params: z.object({ bannerId: id }),
  output: banners,
  errors: [],
})

export const siteTextCalls = {
  listSiteTexts,
  getSiteText,
  saveSiteText,
  publishSiteText,
  withdrawSiteText,
  getSiteTextVersion,
  restoreSiteText,
  previewSiteText,
  listBanners,
  addBanner,
  changeBanner,
  removeBanner,
}
