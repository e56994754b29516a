import type { OutputOf } from '#contract/call.ts'
import type { getOpeningList } from '#contract/operator/settings/settings.ts'
import type { Context } from '#api/context.ts'
import { API_BASE, STRIPE_WEBHOOK_PATH } from '#contract/constants.ts'
import { PaymentsUnreachable } from '#api/outside/payments/payments.port.ts'
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

async function paymentsState({ payments, configuration }: Context): Promise<PaymentsState> {
  if (payments === null) return 'cash'
  if (payments.isSandbox) return 'sandbox'
  try {
    const address = `${configuration.publicUrl}${API_BASE}${STRIPE_WEBHOOK_PATH}`
    const state = await payments.checkSetUp(address)
    return state === 'works' && payments.isTestMode ? 'testMode' : state
  } catch (error) {
    if (error instanceof PaymentsUnreachable) return 'unreachable'
    throw error
  }
}
