import type { OutputOf } from '#contract/call.ts'
import type {
  EditedText,
  getSiteTextVersion,
  listSiteTexts,
} from '#contract/operator/settings/site-texts.ts'
import { BUILT_IN_TEXTS, isBuiltInText } from '#rules/content/site-text.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import * as queries from './site-texts.queries.ts'

const SHOWN_VERSIONS = 50

/** The texts of the website that can be written, those of the product first. */
export async function listTexts({
  db,
}: Pick<Context, 'db'>): Promise<OutputOf<typeof listSiteTexts>> {
  const written = (await queries.selectTexts(db)).map(({ changedAt, ...text }) => ({
    ...text,
    isBuiltIn: isBuiltInText(text.slug),
    changedAt: changedAt.toISOString(),
  }))
  const builtIn = BUILT_IN_TEXTS.map((slug) => ({
    slug,
    isBuiltIn: true,
    title: '',
    isPublished: false,
    isDrafted: false,
    changedAt: null,
    ...written.find((each) => each.slug === slug),
  }))
  return { items: [...builtIn, ...written.filter((each) => !each.isBuiltIn)] }
}

/** A text with its draft and versions; of revision 0 where nobody has written it. */
export async function readSiteText({ db }: Pick<Context, 'db'>, slug: string): Promise<EditedText> {
  const found = await queries.findText(db, slug)
  const versions = await queries.selectVersions(db, slug, SHOWN_VERSIONS)
  return {
    slug,
    isBuiltIn: isBuiltInText(slug),
    revision: found?.revision ?? 0,
    draft: found?.draft ?? null,
    published: found?.published ?? null,
    publishedNumber: found?.publishedNumber ?? null,
    versions: versions.map(datedVersion),
  }
}

/** A version of a text. Throws NONEXISTING_TEXT_VERSION. */
export async function readSiteTextVersion(
  { db }: Pick<Context, 'db'>,
  slug: string,
  number: number,
): Promise<OutputOf<typeof getSiteTextVersion>> {
  const found = await queries.findVersion(db, slug, number)
  if (!found) throw new ApiError('NONEXISTING_TEXT_VERSION')
  return datedVersion(found)
}

const datedVersion = <Row extends { publishedAt: Date }>({ publishedAt, ...version }: Row) => ({
  ...version,
  publishedAt: publishedAt.toISOString(),
})
