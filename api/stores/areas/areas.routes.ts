import {
  listAreasOfCity as listAreasOfCityCall,
  listCities as listCitiesCall,
  listStoresOfArea as listStoresOfAreaCall,
} from '#contract/stores/areas.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { cachedByBrowsers } from '#api/http/browser-cache.ts'
import type { Serve } from '#api/http/serve.ts'
import { areaDirectory } from './area-directory.ts'
import { listStoresOfArea } from './list-stores-of-area.ts'

const BRIEFLY = 5
const LONG = 300

export function areaRoutes(serve: Serve, context: Context): void {
  serve(
    listCitiesCall,
    cachedByBrowsers(LONG, async () => {
      const cities = [...(await areaDirectory(context)).values()]
      return { items: cities.map(({ areas, ...city }) => ({ ...city, areaCount: areas.size })) }
    }),
  )
  serve(
    listAreasOfCityCall,
    cachedByBrowsers(LONG, async ({ params }) => {
      const found = (await areaDirectory(context)).get(params.city)
      if (!found) throw new ApiError('PLACE_NOT_FOUND')
      const { slug, city, areas } = found
      return { slug, city, items: [...areas.values()].map(({ names: _, ...area }) => area) }
    }),
  )
  serve(
    listStoresOfAreaCall,
    cachedByBrowsers(BRIEFLY, ({ params, query }) => listStoresOfArea(context, params, query)),
  )
}
