import { z } from 'zod'
import { isTextSlug } from '#rules/content/site-text.ts'
import { call } from './call.ts'
import { because, language } from './fields.ts'

/** Longest texts and lists of a footer, in characters and entries; a content service may send more. */
export const FOOTER_LIMITS = {
  title: 60,
  text: 80,
  paragraph: 400,
  address: 1000,
  columns: 6,
  linksOfColumn: 12,
} as const

export const footerLink = z.object({
  text: z.string(),
  /** A path of this site, or a whole address. */
  href: z.string(),
  /** Whether it leads to another host, and so opens in a new tab. */
  isExternal: z.boolean(),
})

/** A sentence above the home page and the lists of restaurants; an empty `href` leads nowhere. */
const shownBanner = z.object({ text: z.string(), href: z.string(), language })
export type ShownBanner = z.output<typeof shownBanner>

/** What stands at the end of every page. */
export const footer = z.object({
  about: z.string(),
  columns: z.array(z.object({ title: z.string(), links: z.array(footerLink) })),
  /** The small print at the very end, such as a company's number. */
  smallText: z.string(),
  smallLinks: z.array(footerLink),
})

export type FooterLink = z.output<typeof footerLink>
export type Footer = z.output<typeof footer>

export const getFooter = call({
  id: 'getFooter',
  method: 'GET',
  path: '/footer',
  summary:
    "The footer of the operator's content service, null where the website shows its own; the links to own pages, and today's banner",
  permission: 'public',
  query: z.object({ language: language.default('en') }),
  output: z.object({
    footer: footer.nullable(),
    pages: z.array(footerLink),
    banner: shownBanner.nullable(),
  }),
  errors: [],
})

/** The end of the address of a text. */
export const textSlug = z.string().refine(isTextSlug, because('invalid_value'))

const question = z.object({ id: z.string(), question: z.string(), answer: z.string() })

/** What an operator has written for a page, as safe HTML. */
export const shownText = z.object({
  title: z.string(),
  /** The language it is in: English where there is no Welsh. */
  language,
  html: z.string(),
  /** Of the page of questions: what is above them, and the questions by their headings. */
  groups: z.array(
    z.object({ heading: z.string(), html: z.string(), questions: z.array(question) }),
  ),
})
export type ShownText = z.output<typeof shownText>

export const getText = call({
  id: 'getText',
  method: 'GET',
  path: '/texts/:slug',
  summary: 'What an operator has written for a page; null: the website shows its own sentences',
  permission: 'public',
  params: z.object({ slug: textSlug }),
  query: z.object({ language: language.default('en') }),
  output: z.object({ text: shownText.nullable() }),
  errors: [],
})

export const contentCalls = { getFooter, getText }
