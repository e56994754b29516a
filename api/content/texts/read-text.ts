import type { FooterLink, ShownText } from '#contract/content.ts'
import { isBuiltInText, pathOfText, textIn, type SiteText } from '#rules/content/site-text.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { htmlOf, questionsOf } from './markdown.ts'
import {
  findPublished,
  hasBeenWithdrawn,
  selectFooterPages,
  selectPublishedSlugs,
} from './texts.queries.ts'

/** The database announces there that what operators publish has changed. */
export const CONTENT_CHANGED = 'content_changed'

/** What an operator has published for a page, in a language; null: the product's own sentences count. */
export async function readText(
  { db, configuration }: Context,
  slug: string,
  language: Language,
): Promise<ShownText | null> {
  const found = await findPublished(db, slug)
  return found ? showText(slug, found.text, { language, publicUrl: configuration.publicUrl }) : null
}

/** Whether a page was published before, and isn't any more. */
export function isWithdrawn({ db }: Context, slug: string): Promise<boolean> {
  return hasBeenWithdrawn(db, slug)
}

/** A text as its page shows it. */
export function showText(
  slug: string,
  text: SiteText,
  { language, publicUrl }: { language: Language; publicUrl: string },
): ShownText {
  const { title, body, language: written } = textIn(text, language)
  const isQuestions = slug === 'faq'
  return {
    title,
    language: written,
    html: isQuestions ? '' : htmlOf(body, publicUrl),
    groups: isQuestions ? questionsOf(body, publicUrl) : [],
  }
}

const footerCache = ({ memory }: Context) =>
  memory.cache<{ slug: string; en: string; cy: string | null }[]>({
    maximum: 1,
    droppedOn: CONTENT_CHANGED,
  })

/** The links to the marketplace's own pages, which are at the end of every page. */
export async function footerPages(context: Context, language: Language): Promise<FooterLink[]> {
  const pages = await context.memory
    .of(footerCache, context)
    .find('', async () => ({ value: await selectFooterPages(context.db) }))
  return pages
    .filter(({ slug }) => !isBuiltInText(slug))
    .map(({ slug, en, cy }) => ({
      text: (language === 'cy' && cy) || en,
      href: pathOfText(slug),
      isExternal: false,
    }))
}

/** The paths of the pages that operators have made and published. */
export async function ownPagePaths({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const slugs = await selectPublishedSlugs(db)
  return slugs.filter((slug) => !isBuiltInText(slug)).map(pathOfText)
}
