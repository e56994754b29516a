import { useMemo } from 'react'
import type { Category } from '#contract/menu.ts'
import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Banner } from '#ui/banner.tsx'
import { MenuOfStore } from '#web/menu/page/menu-of-store.tsx'
import { menuQueryOf } from '#web/menu/menu-query.ts'
import { OpenProduct } from '#web/menu/product/open-product.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { NoSharedBasket } from './no-shared-basket.tsx'
import { JoinForm } from './join-form.tsx'
import { SharedBasketHead } from './shared-basket-head.tsx'
import { SharedBar } from './shared-bar.tsx'
import { SharedLines } from './shared-lines.tsx'
import { useSharedMenuCommands } from './use-shared-menu-commands.ts'
import { useSharedBasket } from './use-shared-basket.ts'

interface Loaded {
  shared: SharedCart
  store: Store
  categories: Category[]
  /** When the server rendered the page, an instant. */
  shownAt: string
}

/* The menu shows no quantities here: those are changed in the basket, under one's own name. */
const NONE: ReadonlyMap<string, number> = new Map()
const nothing = () => {}

/** A shared basket, with the menu to choose from: choices are added under one's own name. */
export function SharedBasketView({ shareToken, loaded }: { shareToken: string; loaded: Loaded }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const basket = useSharedBasket(shareToken, loaded.shared)
  const dishes = useSharedMenuCommands(basket)
  const { shared } = basket
  const { store, categories, shownAt } = loaded
  const now = useMemo(() => new Date(shownAt), [shownAt])
  if (shared === null) return <NoSharedBasket isNews />
  const isOpen = !shared.isLocked && !shared.isOrdered
  const names = { name: shared.ownerName, store: store.name }
  const lines = <SharedLines basket={basket} shared={shared} isOpen={isOpen} />
  return (
    <>
      <title>{t('sharing.pageTitle', { ...names, marketplace })}</title>
      <meta name="description" content={t('sharing.pageDescription')} />
      <div className="page">
        <SharedBasketHead shareToken={shareToken} shared={shared} store={store} />
        {!basket.isConnected && <Banner isAnnounced>{t('sharing.reconnecting')}</Banner>}
        {isOpen && !basket.hasJoined && <JoinForm dishes={dishes} />}
        {isOpen ? (
          <div className="columns">
            <MenuOfStore
              store={store}
              categories={categories}
              now={now}
              quantities={NONE}
              canAdd
              onAdd={dishes.addOne}
              onRemove={nothing}
            />
            <aside className="panel basket-panel only-desktop" aria-label={t('sharing.basket')}>
              {lines}
            </aside>
          </div>
        ) : (
          <section className="panel shared-closed" aria-label={t('sharing.basket')}>
            {lines}
          </section>
        )}
      </div>
      {isOpen && <SharedBar shared={shared}>{lines}</SharedBar>}
      <OpenProduct
        store={store}
        // Also in a basket that was locked meanwhile: the choice is not lost, and the refusal says why.
        categories={categories}
        cart={shared}
        menuQuery={menuQueryOf(shared)}
        canAdd
        onDone={dishes.addOrChange}
      />
    </>
  )
}
