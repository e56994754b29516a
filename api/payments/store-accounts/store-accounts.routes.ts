import { storeAccountCalls as calls, storePaymentsCalls } from '#contract/payments/store-account.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { beginStoreAccount } from './begin-store-account.ts'
import { readStoreAccount } from './read-store-account.ts'
import { changeStorePayments, readStorePayments } from './store-payments.ts'

export function storeAccountRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.getStoreAccount, ({ params }) => readStoreAccount(context, params.storeId))
  ofStore(calls.beginStoreAccount, (asking) =>
    beginStoreAccount(context, {
      storeId: asking.params.storeId,
      changer: changerOf(asking),
    }),
  )
  serve(storePaymentsCalls.getStorePayments, () => readStorePayments(context))
  serve(storePaymentsCalls.changeStorePayments, (asking) =>
    changeStorePayments(context, asking.body.paysBy, accountOf(asking)),
  )
}
