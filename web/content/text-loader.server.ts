import { data, type RouterContextProvider } from 'react-router'
import type { ShownText } from '#contract/content.ts'
import { isBuiltInText } from '#rules/content/site-text.ts'
import { NO_ANSWER } from '#web/calls/request/api-failure.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { LANGUAGE } from '#web/language.ts'

const textOnServer = callOnServer('getText')

/** The loader of a page whose text an operator may have written; null: it shows its own sentences. */
export const textLoader =
  (slug: string) =>
  async ({ context }: { context: Readonly<RouterContextProvider> }): Promise<ShownText | null> =>
    (await textOnServer(context, { params: { slug }, query: { language: LANGUAGE } })).text

/** The text of a page that exists only if an operator has published it. Throws the page of a 404. */
export async function pageLoader(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ShownText> {
  // The product's own pages have addresses of their own.
  const text = isBuiltInText(slug) ? null : await textLoader(slug)({ context })
  if (!text) throw data({ ...NO_ANSWER, status: 404, code: 'NOT_FOUND' }, { status: 404 })
  return text
}
