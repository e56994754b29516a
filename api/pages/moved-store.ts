import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { findPresentSlug } from '#api/stores/record/find-store.ts'
import { languageOfPath, pathIn } from '#rules/text/languages.ts'

const STORE_PATH = /^\/restaurant\/(?<slug>[a-z0-9-]+)(?<rest>[/?].*)?$/

/**
 * Says of a page that was not found what became of its store: 301 to where a renamed one is now, 410
 * for one that is gone for good. Any other page stays as it is.
 */
export async function sayWhereItIs(
  context: Context,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { language, path } = languageOfPath(url)
  const { slug, rest = '' } = STORE_PATH.exec(path)?.groups ?? {}
  if (slug === undefined) return
  const present = await findPresentSlug(context, slug)
  if (present === null) reply.code(410)
  // A slug of our own, so the address stays on this website; the rest began with a slash or a "?".
  else if (present !== undefined)
    reply.code(301).header('location', pathIn(language, `/restaurant/${present}${rest}`))
}
