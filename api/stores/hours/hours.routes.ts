import { hoursCalls } from '#contract/partner/hours.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { changeHours } from './change-hours.ts'
import { readHours } from './read-hours.ts'

export function hoursRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(hoursCalls.getStoreHours, ({ params }) => readHours(context, params.storeId))
  ofStore(hoursCalls.changeStoreHours, (asking) =>
    changeHours(context, asking.params.storeId, asking.body, changerOf(asking)),
  )
}
