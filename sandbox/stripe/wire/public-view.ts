const PUBLIC_OF_PAYMENT_INTENT = [
  'id',
  'object',
  'allowed_payment_method_types',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'excluded_payment_method_types',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
]
const PUBLIC_OF_SETUP_INTENT = [
  'id',
  'object',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'cancellation_reason',
  'client_secret',
  'created',
  'description',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'status',
  'usage',
]
const PUBLIC_OF: Readonly<Record<string, readonly string[]>> = {
  payment_intent: PUBLIC_OF_PAYMENT_INTENT,
  setup_intent: PUBLIC_OF_SETUP_INTENT,
}

/** What a publishable key may see: an intent without what only the account is to know. */
export function publicView(value: object): object {
  const entries = Object.entries(value)
  const object = entries.find(([name]) => name === 'object')?.[1]
  const shown = PUBLIC_OF[String(object)]
  return Object.fromEntries(
    entries
      .filter(([name]) => !shown || shown.includes(name))
      .map(([name, part]) => [name, isPlain(part) ? publicView(part) : part]),
  )
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
