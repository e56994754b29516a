import type { FastifyInstance, FastifyReply } from 'fastify'
import { MARKETPLACE_PICTURE } from '#contract/constants.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { notFound } from '#api/http/errors.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import {
  sharePictureFacts,
  sharePicturePath,
  type SharePictureFacts,
} from '#api/stores/record/share-picture.ts'
import { LANGUAGE_CODES, pathIn } from '#rules/text/languages.ts'
import { MARKETPLACE_LINE } from '#api/pages/marketplace-line.ts'
import { drawSharePicture } from './draw-share-picture.ts'

/** One takes some 30 kB. */
const MAXIMUM_BYTES = 16 * 1024 * 1024
const MAXIMUM_PICTURES = 2000
/** The maximum that may wait to be drawn; one takes a fifth of a second. */
const MAXIMUM_WAITING = 50
const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

interface Drawn {
  png: Buffer
}

const pictureCache = ({ memory }: Context) =>
  memory.cache<Drawn>({
    maximum: MAXIMUM_PICTURES,
    weight: { maximum: MAXIMUM_BYTES, of: ({ png }) => png.byteLength },
  })

const drawings = () => ({ last: Promise.resolve(), waiting: 0 })

/**
 * Serves the pictures for shared links: of a store by an address that contains a hash of its content, so that
 * it never changes; a former address redirects to the current one. They are drawn when requested, one after
 * the other.
 */
export function serveSharePictures(app: FastifyInstance, context: Context): void {
  const send = (reply: FastifyReply, { png }: Drawn, control: string) =>
    reply
      .type('image/png')
      .header('cache-control', control)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(png)

  for (const language of LANGUAGE_CODES) {
    const path = pathIn(language, MARKETPLACE_PICTURE)
    app.get(path, async (_request, reply) => {
      const { name: marketplaceName } = context.marketplace
      const facts = { title: marketplaceName, lines: [MARKETPLACE_LINE[language]] }
      const plain = { rating: null, ratingCount: 0, dish: 'curry-rice', marketplaceName }
      // Another name is another picture.
      const drawn = await pictureOf(context, `${path} ${marketplaceName}`, { ...facts, ...plain })
      return send(reply, drawn, A_DAY)
    })

    app.get<{ Params: { slug: string; file: string } }>(
      pathIn(language, '/share/:slug/:file'),
      async (request, reply) => {
        const { slug, file } = request.params
        if (!/^[a-z0-9][a-z0-9-]{0,119}$/.test(slug) || !/^[0-9a-f]{12}\.png$/.test(file))
          return notFound(request, reply)
        const store = await findStore(context, { slug })
        const { name: marketplaceName } = context.marketplace
        const current = sharePicturePath(store, marketplaceName, language)
        if (current !== pathIn(language, `/share/${slug}/${file}`))
          return reply.header('cache-control', 'no-cache').redirect(current, 302)
        const facts = sharePictureFacts(store, marketplaceName, language)
        return send(reply, await pictureOf(context, current, facts), IMMUTABLE)
      },
    )
  }
}

/** The picture, from the cache or drawn now. Throws SERVICE_UNAVAILABLE when too many wait. */
function pictureOf(
  context: Context,
  path: string,
  facts: SharePictureFacts,
): Promise<Drawn> | Drawn {
  return context.memory.of(pictureCache, context).find(path, async () => {
    const queue = context.memory.of(drawings, context)
    if (queue.waiting >= MAXIMUM_WAITING) throw new ApiError('SERVICE_UNAVAILABLE')
    queue.waiting += 1
    const drawing = queue.last.then(() => drawSharePicture(facts))
    // The next one waits as long as this one took, so that strangers use half a core at most.
    const begunMs = performance.now()
    const rest = () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, Math.min(500, performance.now() - begunMs)).unref()
      })
    queue.last = drawing.then(rest, rest)
    try {
      return { value: { png: await drawing } }
    } finally {
      queue.waiting -= 1
    }
  })
}
