import '#web/styles/stores/store-menu.css'
import '#web/styles/basket.css'
import '#web/styles/sharing.css'
import '#web/messages/hygiene.ts'
import '#web/messages/menu.ts'
import '#web/messages/cart.ts'
import '#web/messages/error.ts'
import '#web/messages/sharing.ts'
import '#web/messages/validation.ts'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { callOnServer } from '#web/calls/request/server-call.ts'
import type { Route } from './+types/shared-basket.page'
import { menuQueryOf } from '#web/menu/menu-query.ts'
import { SharedBasketView } from './shared-basket.tsx'
import { NoSharedBasket } from './no-shared-basket.tsx'

/** Not cached for others, because it contains names. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ context, params: { shareToken } }: Route.LoaderArgs) {
  const read = callOnServer('getSharedCart')
  const shared = await read(context, { params: { shareToken } }).catch(nullIfMissing)
  if (shared === null) return data(null, { status: 404 })
  const params = { slug: shared.store.slug }
  const query = { service: shared.serviceType }
  const readMenu = callOnServer('listCategories')
  const [store, menu] = await Promise.all([
    callOnServer('getStore')(context, { params, query }),
    readMenu(context, { params, query: menuQueryOf(shared) }),
  ])
  const shownAt = new Date().toISOString()
  return data({ shared, store, categories: menu.items, shownAt })
}

/** A malformed link shows the same as one that has ended. */
function nullIfMissing(thrown: unknown): null {
  const { status } = (thrown as { init?: { status?: number } } | null)?.init ?? {}
  if (status === 404 || status === 400) return null
  throw thrown
}

/** Opening a dish changes the address, but loads no data again. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['shareToken'] !== nextParams['shareToken']

/** Where friends with the link of a basket add their own items. */
export default function SharedBasketPage({
  loaderData,
  params: { shareToken },
}: Route.ComponentProps) {
  const loaded = loaderData
  return (
    <main id="main" className="store-menu-page shared-basket-page" tabIndex={-1}>
      <meta name="robots" content="noindex" />
      {/* Anybody with the address can join. */}
      <meta name="referrer" content="no-referrer" />
      {loaded === null ? (
        <NoSharedBasket />
      ) : (
        <SharedBasketView key={shareToken} shareToken={shareToken} loaded={loaded} />
      )}
    </main>
  )
}
