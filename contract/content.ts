import { z } from 'zod'
import { call } from './call.ts'

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
  summary: "The footer of the operator's content service; null where the website shows its own",
  permission: 'public',
  output: z.object({ footer: footer.nullable() }),
  errors: [],
})

export const contentCalls = { getFooter }
