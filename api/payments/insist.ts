import {
  PaymentsRefused,
  type Intent,
  type PaymentsPort,
} from '#api/outside/payments/payments.port.ts'

/** What the provider says no to may have happened already: then that is how it is. */
export async function attemptOnIntent(
  payments: PaymentsPort,
  intentId: string,
  ask: () => Promise<Intent>,
): Promise<Intent> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
    return payments.findIntent(intentId)
  }
}
