import type { PushServices } from '#api/settings/configuration.ts'
import { isPushEndpoint, publicKeyOf } from './push-subscription.ts'
import {
  type OutgoingPush,
  PushFailed,
  PushUnsubscribed,
  type PushPort,
  PushRefused,
} from './push.port.ts'

export interface WebPushOptions {
  /** The private key it is signed with. */
  pushKey: string
  pushServices: PushServices
  /** Whom a push service may write to. */
  marketplaceDefaults: { contactEmail: string }
}

const longestMs = 10_000
/** Answers that mean "not now": too many at once, or the service's own trouble. */
const isForLater = (status: number) => status === 408 || status === 429 || status >= 500

/**
 * Web Push: the message is encrypted by the library (RFC 8291), signed (RFC 8292) and sent to the push
 * service of the browser (RFC 8030). Only known services are written to, and no redirect is followed.
 */
export function createWebPush({
  pushKey,
  pushServices,
  marketplaceDefaults: { contactEmail },
}: WebPushOptions): PushPort {
  const vapidDetails = {
    subject: `mailto:${contactEmail}`,
    publicKey: publicKeyOf(pushKey),
    privateKey: pushKey,
  }
  return {
    async send({ to, text, topic, goodForSeconds }: OutgoingPush, signal) {
      // It was checked when it was subscribed; the list may have become shorter since.
      if (!isPushEndpoint(to.endpoint, pushServices))
        throw new PushUnsubscribed('no known push service')
      // Loaded with the first one, so that a server starts without it.
      const { default: webPush } = await import('web-push')
      const subscription = { ...to, endpoint: new URL(to.endpoint).href }
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        text,
        { vapidDetails, topic, TTL: goodForSeconds, urgency: 'high' },
      )
      const status = await post(endpoint, { method, headers: written(headers), body }, signal)
      if (status === 404 || status === 410) throw new PushUnsubscribed(String(status))
      if (isForLater(status)) throw new PushFailed(String(status))
      if (status < 200 || status > 299) throw new PushRefused(String(status))
    },
  }
}

interface Request {
  method: string
  headers: Record<string, string>
  body: Buffer
}

/** The status of the answer; the rest of it is not read. */
async function post(
  endpoint: string,
  { body, ...request }: Request,
  signal: AbortSignal | undefined,
): Promise<number> {
  const timeout = AbortSignal.timeout(longestMs)
  try {
    const response = await fetch(endpoint, {
      ...request,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    throw new PushFailed(codeOf(error), { cause: error })
  }
}

/** Without the length, which `fetch` sets itself. */
function written(headers: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(headers).filter(
    ([name]) => name.toLowerCase() !== 'content-length',
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The cause of a failed `fetch`, without the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.name : 'unknown'
}
