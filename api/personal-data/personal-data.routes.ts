import {
  deleteAccount as deleteAccountCall,
  exportPersonalData as exportPersonalDataCall,
} from '#contract/account/personal-data.ts'
import { eraseCustomer as eraseCustomerCall, exportCustomer } from '#contract/operator/customers.ts'
import { eraseGuest as eraseGuestCall, exportGuest } from '#contract/operator/guests.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { deleteAccount, eraseCustomer } from './delete-account.ts'
import { findCustomer } from '#api/operator/customers/read-customer.ts'
import { recordDataAccess } from '#api/operator/data-access/record-data-access.ts'
import { eraseGuest, guestOf } from './erase-guest.ts'
import { exportGuestData, exportPersonalData } from './export-personal-data.ts'

export function personalDataRoutes(serve: Serve, context: Context): void {
  serve(exportPersonalDataCall, (asking) =>
    exportPersonalData(context, accountOf(asking).accountId),
  )
  serve(deleteAccountCall, (asking) =>
    deleteAccount(context, accountOf(asking).accountId, asking.body, {
      address: asking.request.ip,
      cookies: asking.request.headers.cookie,
    }),
  )
  serve(exportCustomer, async (asking) => {
    const { customerId } = asking.params
    const { accountId: operatorId } = accountOf(asking)
    await findCustomer(context.db, customerId)
    await recordDataAccess(context, { operatorId, place: 'export', customerId })
    return exportPersonalData(context, customerId)
  })
  serve(eraseCustomerCall, (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    return eraseCustomer(context, asking.params.customerId, { ...asking.body, operatorId })
  })
  serve(exportGuest, async (asking) => {
    const { orderId } = asking.params
    const { accountId: operatorId } = accountOf(asking)
    const email = await guestOf(context.db, orderId)
    await recordDataAccess(context, { operatorId, place: 'export', orderId })
    return exportGuestData(context, email)
  })
  serve(eraseGuestCall, (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    return eraseGuest(context, asking.params.orderId, { ...asking.body, operatorId })
  })
}
