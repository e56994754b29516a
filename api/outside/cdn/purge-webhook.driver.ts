import { createHmac } from 'node:crypto'
import type { CdnPort } from './cdn.port.ts'

const TIMEOUT_MS = 5000

/**
 * Sends a webhook which keys to purge: `{"keys":[…]}`, with the seconds since 1970 in `tuck-in-timestamp` and
 * in `tuck-in-signature` the HMAC-SHA256 of the timestamp, a full stop and the body in hexadecimal. Any
 * answer but 2xx is a failure.
 */
export function createPurgeWebhook({ url, secret }: { url: string; secret: string }): CdnPort {
  return {
    async purge(keys) {
      const body = JSON.stringify({ keys })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'tuck-in-timestamp': timestamp,
          'tuck-in-signature': signature,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The purge webhook answered ${response.status}`)
    },
  }
}
