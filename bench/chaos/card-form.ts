import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { PaymentIntent as CardIntent } from '#contract/payments/payments.ts'
import { readConfirmation, type Confirmation } from '#web/payments/payment-confirmation.ts'

/** What a customer does on the bank's own page, if it asks. */
export type AtBank = 'complete' | 'fail' | 'leave'

const timeoutMs = 20_000

/**
 * What the provider's script does in a browser: asks the sandbox to authorise an intent, with the publishable
 * key. Null: the customer has left at the bank's page.
 */
export async function confirmByCard(
  sandboxUrl: string,
  { intentId, clientSecret }: CardIntent,
  card: string,
  atBank: AtBank,
): Promise<Confirmation | null> {
  const form = {
    client_secret: clientSecret,
    payment_method: `pm_card_${card}`,
    return_url: 'http://localhost/back',
    use_stripe_sdk: 'true',
  }
  const path = `${sandboxUrl}/v1/payment_intents/${intentId}`
  const result = await send(`${path}/confirm`, 'POST', form)
  if (result.paymentIntent?.status !== 'requires_action') return readConfirmation(result)
  if (atBank === 'leave') return null
  await visitBank(`${sandboxUrl}/stripe/3d-secure/${intentId}?framed=yes`, atBank)
  const after = await send(`${path}?client_secret=${clientSecret}`, 'GET')
  return readConfirmation(refusedAtBank(after))
}

/** After the bank's page the script returns the result of the last attempt. */
function refusedAtBank(result: PaymentIntentResult): PaymentIntentResult {
  const { paymentIntent } = result
  if (paymentIntent?.status !== 'requires_payment_method') return result
  const error = { type: 'card_error', code: 'payment_intent_authentication_failure' } as const
  return { error }
}

async function visitBank(url: string, outcome: AtBank): Promise<void> {
  const body = new URLSearchParams({ outcome })
  await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {})
}

async function send(
  url: string,
  method: string,
  form?: Record<string, string>,
): Promise<PaymentIntentResult> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { authorization: 'Bearer pk_test_sandbox', 'sec-fetch-site': 'cross-site' },
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    // The sandbox answers as Stripe does: with an intent, or an error.
    const body = (await answer.json()) as PaymentIntent & { error?: StripeError }
    return body.error ? { error: body.error } : { paymentIntent: body }
  } catch {
    return { error: { type: 'api_connection_error' } }
  }
}
