import { cuisineCalls as calls } from '#contract/operator/settings/cuisines.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { addCuisine, changeCuisine } from './change-cuisines.ts'
import { listCuisines } from './list-cuisines.ts'

export function cuisineRoutes(serve: Serve, context: Context): void {
  serve(calls.listCuisines, () => listCuisines(context))
  serve(calls.addCuisine, async (asking) => {
    await addCuisine(context, asking.body, accountOf(asking).accountId)
    return listCuisines(context)
  })
  serve(calls.changeCuisine, async (asking) => {
    await changeCuisine(context, asking.body, accountOf(asking).accountId)
    return listCuisines(context)
  })
}
