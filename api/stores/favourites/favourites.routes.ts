import {
  listFavouriteStores as listFavouriteStoresCall,
  setFavouriteStore as setFavouriteStoreCall,
} from '#contract/stores/favourites.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { listFavouriteStores } from './list-favourite-stores.ts'
import { setFavouriteStore } from './set-favourite-store.ts'

export function favouriteRoutes(serve: Serve, context: Context): void {
  serve(listFavouriteStoresCall, (asking) =>
    listFavouriteStores(context, accountOf(asking).accountId, asking.query),
  )
  serve(setFavouriteStoreCall, (asking) =>
    setFavouriteStore(context, accountOf(asking).accountId, asking.body),
  )
}
