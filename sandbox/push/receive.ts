import { answerJson } from '#sandbox/http/answers.ts'
import { readBytes } from '#sandbox/http/read-body.ts'
import type { Call } from '#sandbox/http/stand-in.ts'
import { checkSender } from './check-sender.ts'
import { decrypt } from './decrypt.ts'
import type { Mood, PushState } from './push-state.ts'

const largestBytes = 4096
const SPOILT: Readonly<Record<Exclude<Mood, 'well'>, number>> = {
  busy: 429,
  down: 503,
  elsewhere: 307,
}

/**
 * Takes a message over as the push service of a browser does (RFC 8030, 8291 and 8292), and refuses
 * what a real one would.
 */
export async function receive(
  state: PushState,
  { request, response, params: [id = ''] }: Call,
  publicUrl: string,
): Promise<void> {
  const body = await readBytes(request)
  const refuse = (status: number, message: string, headers = {}) =>
    answerJson(response, { message }, { status, headers })
  if (state.mood !== 'well')
    return refuse(SPOILT[state.mood], state.mood, { Location: `${publicUrl}/push/elsewhere` })
  const subscriber = state.find(id)
  if (!subscriber) return refuse(410, 'GONE')
  const { headers } = request
  const sender = await checkSender(headers.authorization, new URL(publicUrl).origin)
  if (!sender) return refuse(401, 'NOT_SIGNED')
  if (subscriber.senderKey !== null && subscriber.senderKey !== sender.publicKey)
    return refuse(403, 'ANOTHER_SENDER')
  const ttl = headers['ttl']
  if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return refuse(400, 'NO_TTL')
  const topic = headers['topic'] ?? null
  if (topic !== null && !/^[\w-]{1,32}$/.test(String(topic))) return refuse(400, 'TOPIC')
  if (headers['content-encoding'] !== 'aes128gcm') return refuse(400, 'CONTENT_ENCODING')
  if (body === null || body.length > largestBytes) return refuse(413, 'TOO_LARGE')
  const text = textOf(() => decrypt(body, subscriber))
  if (text === null) return refuse(400, 'NOT_ENCRYPTED_TO_THIS_BROWSER')
  state.receive({
    subscription: id,
    text,
    contact: sender.contact,
    topic: topic === null ? null : String(topic),
    ttlSeconds: Number(ttl),
    urgency: typeof headers['urgency'] === 'string' ? headers['urgency'] : null,
    receivedAt: new Date().toISOString(),
  })
  answerJson(response, {}, { status: 201, headers: { Location: `${publicUrl}/push/message` } })
}

/** Null: it can't be read, which a real browser would keep to itself. */
function textOf(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
