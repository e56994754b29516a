import { createHmac } from 'node:crypto'
import type { AlertWebhookPort } from './alert-webhook.port.ts'

const TIMEOUT_MS = 10_000

/**
 * Sends alerts as `{"text":"…"}`, which Slack, Mattermost and others read, signed by the convention of Standard
 * Webhooks: `webhook-id`, the seconds since 1970 in `webhook-timestamp`, and in `webhook-signature` `v1,` and
 * the HMAC-SHA256 of both and the body, with full stops between, in Base64. Any answer but 2xx is a failure.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function createStandardWebhook({
  url,
  secret,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string
  secret: string
  timeoutMs?: number
}): AlertWebhookPort {
  return {
    async send({ id, text }, signal) {
      const body = JSON.stringify({ text })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const timeout = AbortSignal.timeout(timeoutMs)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`,
        },
        body,
        // Nobody but the address that was set is told.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The webhook of alerts answered ${response.status}`)
    },
  }
}

/** A secret that begins with `whsec_` is Base64, as the libraries of the convention write it. */
function signatureOf(secret: string, signed: string): string {
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret)
  return createHmac('sha256', key).update(signed).digest('base64')
}
