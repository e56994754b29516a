import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { isWithdrawn } from '#api/content/texts/read-text.ts'
import { isHiddenCuisine } from '#api/stores/listing/find-store-types.ts'
import { findPresentSlug } from '#api/stores/record/find-store.ts'
import { languageOfPath, pathIn } from '#rules/text/languages.ts'

const STORE_PATH = /^\/restaurant\/(?<slug>[a-z0-9-]+)(?<rest>[/?].*)?$/
const TEXT_PATH = /^\/pages\/(?<slug>[a-z0-9-]+)(?:\?|$)/
const CUISINE_PATH = /^\/takeaway\/[^/?]+\/[^/?]+\/(?<slug>[a-z0-9-]+)(?:\?|$)/

/**
 * Answers for a page that was not found but once was: 301 to the address of a renamed store; 410 for a store
 * that was deleted for good, a text that was withdrawn and a cuisine that is hidden. Any other page stays
 * unchanged.
 */
export async function answerMovedPage(
  context: Context,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { language, path } = languageOfPath(url)
  const { slug, rest = '' } = STORE_PATH.exec(path)?.groups ?? {}
  if (slug === undefined) {
    if (await isGone(context, path)) reply.code(410)
    return
  }
  const present = await findPresentSlug(context, slug)
  if (present === null) reply.code(410)
  // A slug of our own, so the address stays on this website; the rest started with a slash or a "?".
  else if (present !== undefined)
    reply.code(301).header('location', pathIn(language, `/restaurant/${present}${rest}`))
}

async function isGone(context: Context, path: string): Promise<boolean> {
  const text = TEXT_PATH.exec(path)?.groups?.['slug']
  if (text !== undefined) return isWithdrawn(context, text)
  const cuisine = CUISINE_PATH.exec(path)?.groups?.['slug']
  return cuisine !== undefined && isHiddenCuisine(context, cuisine)
}
