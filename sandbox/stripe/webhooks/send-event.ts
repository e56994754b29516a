import { createHmac } from 'node:crypto'

/** How long an endpoint may take to answer. */
const PATIENCE_MS = 10_000

/** Sends one event. Returns whether it was accepted; never rejects. */
export async function sendEvent(
  endpoint: { url: string; secret?: string },
  event: object,
  atSeconds: number,
  stopping: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, null, 2)
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureOf(body, endpoint.secret ?? '', atSeconds),
        'User-Agent': 'Stripe/1.0 (sandbox)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** The header by which the receiver knows the sender: https://docs.stripe.com/webhooks/signature */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')
  return `t=${atSeconds},v1=${signature}`
}
