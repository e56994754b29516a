import {
  getCustomer,
  listCustomers as listCall,
  resetCustomerPassword,
} from '#contract/operator/customers.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { requestPasswordReset } from '#api/session/password/reset-password.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { listCustomers } from './list-customers.ts'
import { findCustomer, readCustomer } from './read-customer.ts'

export function customerRoutes(serve: Serve, context: Context): void {
  serve(listCall, async (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'customers' })
    return listCustomers(context, asking.query)
  })
  serve(getCustomer, (asking) =>
    readCustomer(context, asking.params.customerId, accountOf(asking).accountId),
  )
  serve(resetCustomerPassword, async (asking) => {
    const { email } = await findCustomer(context.db, asking.params.customerId)
    await requestPasswordReset(
      context,
      { email, profileType: 'customer' },
      { address: asking.request.ip, byAccountId: accountOf(asking).accountId },
    )
  })
}
