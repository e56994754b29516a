import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { findPresentSlug } from '#api/stores/record/find-store.ts'
import { languageOfPath, pathIn } from '#rules/text/languages.ts'

const STORE_PATH = /^\/restaurant\/(?<slug>[a-z0-9-]+)(?<rest>[/?].*)?$/

/**
 * Answers for the store of a page that was not found: 301 to the address of a renamed one, 410 for one that
 * was deleted for good. Any other page stays unchanged.
 */
export async function answerMovedStore(
  context: Context,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { language, path } = languageOfPath(url)
  const { slug, rest = '' } = STORE_PATH.exec(path)?.groups ?? {}
  if (slug === undefined) return
  const present = await findPresentSlug(context, slug)
  if (present === null) reply.code(410)
  // A slug of our own, so the address stays on this website; the rest started with a slash or a "?".
  else if (present !== undefined)
    reply.code(301).header('location', pathIn(language, `/restaurant/${present}${rest}`))
}
