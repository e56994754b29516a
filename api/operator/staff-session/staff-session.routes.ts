import { restaurantCalls as calls } from '#contract/operator/restaurants/restaurants.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { workAsStaff } from './work-as-staff.ts'

export function staffSessionRoutes(serve: Serve, context: Context): void {
  serve(calls.workAsStaff, (asking) =>
    workAsStaff(context, accountOf(asking), { ...asking.params, ...asking.body }),
  )
}
