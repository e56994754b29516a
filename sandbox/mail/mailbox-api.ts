import { answerJson } from '#sandbox/http/answers.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import type { MessageFilter, MessageStore } from './message-store.ts'

const LONGEST_WAIT_MS = 30_000

export function filterOf(url: URL): MessageFilter {
  return {
    to: url.searchParams.get('to') ?? '',
    subject: url.searchParams.get('subject') ?? '',
  }
}

/**
 * The mailbox for programs:
 *
 * - `GET /mail/api/messages?to=&subject=&waitMs=`: summaries, newest first. With `waitMs` (30,000 at
 *   most) it answers as soon as one message matches, so that a test need not poll.
 * - `GET /mail/api/messages/{id}`: one message with its parts, headers and links.
 * - `DELETE /mail/api/messages`: empties the mailbox.
 */
export function mailboxApiRoutes(store: MessageStore): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mail\/api\/messages$/,
      async answer({ response, url }) {
        const waitMs = Math.min(Number(url.searchParams.get('waitMs')) || 0, LONGEST_WAIT_MS)
        const left = new AbortController()
        response.on('close', () => left.abort())
        const items = await listOnceFilled(store, filterOf(url), waitMs, left.signal)
        answerJson(response, { items })
      },
    },
    {
      method: 'DELETE',
      path: /^\/mail\/api\/messages$/,
      async answer({ response }) {
        await store.clear()
        response.writeHead(204).end()
      },
    },
    {
      method: 'GET',
      path: /^\/mail\/api\/messages\/([^/]+)$/,
      async answer({ response, params: [id = ''] }) {
        const message = store.find(id)
        if (!message) return answerJson(response, { message: 'NO_SUCH_MESSAGE' }, { status: 404 })
        const { attachments, ...parts } = await message.read()
        answerJson(response, {
          id,
          receivedAt: message.receivedAt,
          ...parts,
          attachments: attachments.map(({ fileName, mimeType, content }, index) => ({
            fileName,
            mimeType,
            bytes: content.length,
            path: `/mail/messages/${id}/attachments/${index}`,
          })),
        })
      },
    },
  ]
}

async function listOnceFilled(
  store: MessageStore,
  filter: MessageFilter,
  waitMs: number,
  signal: AbortSignal,
) {
  const until = performance.now() + waitMs
  for (;;) {
    const change = nextChange(store, until - performance.now(), signal)
    const items = await store.list(filter)
    if (items.length > 0 || performance.now() >= until || signal.aborted) {
      change.cancel()
      return items
    }
    await change.happened
  }
}

/** Listens from now on, so that nothing arriving while the list is read is missed. */
function nextChange(store: MessageStore, withinMs: number, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stopListening = store.onChange(resolve)
  const timer = setTimeout(resolve, Math.max(0, withinMs))
  signal.addEventListener('abort', () => resolve(), { once: true })
  const cancel = () => {
    clearTimeout(timer)
    stopListening()
    resolve()
  }
  return { happened: promise.then(cancel), cancel }
}
