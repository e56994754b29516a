import type { OutputOf } from '#contract/call.ts'
import type { getOpeningList } from '#contract/operator/settings/settings.ts'
import type { Context } from '#api/context.ts'
import { PaymentsRefused, PaymentsUnreachable } from '#api/outside/payments/payments.port.ts'
import { readStoredMarketplace } from '#api/settings/marketplace.ts'
import { openingList, type PaymentsState } from '#rules/marketplace/opening-list.ts'
import { loadOpeningState } from './settings.queries.ts'

/** What is still missing before strangers should come. Asks the provider of payments whether its keys work. */
export async function readOpeningList(context: Context): Promise<OutputOf<typeof getOpeningList>> {
  const [settings, { emailTestedAt, storeCount }, payments] = await Promise.all([
    readStoredMarketplace(context.db),
    loadOpeningState(context.db),
    paymentsState(context),
  ])
  const items = openingList({
    ...settings,
    hasTestedEmail: emailTestedAt !== null,
    isSandbox: context.configuration.sandbox,
    payments,
    storeCount,
  })
  return { items, payments, storeCount }
}

/** The smallest question that needs the keys: the payments since now, of which there are none. */
async function paymentsState({ payments, now }: Context): Promise<PaymentsState> {
  if (payments === null) return 'cash'
  if (payments.isSandbox) return 'sandbox'
  try {
    await payments.listIntents(now(), null)
    return 'works'
  } catch (error) {
    if (error instanceof PaymentsRefused) return 'refused'
    if (error instanceof PaymentsUnreachable) return 'unreachable'
    throw error
  }
}
