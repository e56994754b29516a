import '#web/messages/sharing.ts'
import { Fragment, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { isBagOptional } from '#rules/cart/bag-charge.ts'
import type { IfSoldOut } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { PromoCode, type BasketOffers } from '#web/cart/promo-code/promo-code.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { detailsAfter, type BasketStore, type ShownLine } from './basket-commands.ts'
import { BagChoice } from '#web/cart/lines/bag-choice.tsx'
import { BasketHead } from './basket-head.tsx'
import { BasketLine } from '#web/cart/lines/basket-line.tsx'
import { BasketProblems } from '#web/cart/problems/basket-problems.tsx'
import { MenuChanges } from '#web/cart/problems/menu-changes.tsx'
import { BasketSums, NextTier } from './basket-sums.tsx'
import { SharingButton, SharingNews } from '#web/cart/sharing-row.tsx'
import { moveFocusOn, RemovedRow } from '#web/cart/lines/removed-row.tsx'
import { undoRemoval } from './basket-queue.ts'
import { isPutBack } from '#web/cart/lines/removed-line.ts'
import type { Basket } from './shown-basket.ts'
import { useAppStore } from '#web/state/store.ts'
import type { BasketCommands } from './use-basket-commands.ts'
import type { ServiceChoice } from '#web/cart/service-time/use-service-choice.ts'
import { showBasketFailure } from '#web/calls/basket-failure.ts'

export interface BasketContentProps {
  /** The basket, as `useBasket` returns it. */
  basket: Basket
  /** The store of the basket. */
  place: BasketStore
  choice: ServiceChoice
  acts: BasketCommands
  name: string
  /** The codes that can be applied to it now. */
  offers: BasketOffers
  /** Whether the checkout link is elsewhere. */
  hasNoCheckout?: boolean
  /** Called when something else opens in its place: a line to change, the checkout. */
  onLeave: () => void
}

/** All of a filled basket but its heading. */
export function BasketContent(props: BasketContentProps) {
  const { t } = useTranslation()
  const { basket, place, choice, acts, name, onLeave } = props
  // The server's answer belongs to what is shown only once the basket is this store's.
  const cart = basket.cart?.store.id === place.id ? basket.cart : null
  return (
    <>
      <div className="basket-scroll">
        <div className="stack basket-head">
          <BasketHead
            cart={cart}
            place={place}
            choice={choice}
            acts={acts}
            name={name}
            sharing={cart && <SharingButton cart={cart} />}
          />
          {cart && <SharingNews cart={cart} />}
          {cart && <MenuChanges cart={cart} />}
        </div>
        <div className="basket-lines">
          <BasketLines {...props} />
        </div>
        {cart && <NextTier cart={cart} />}
        <div className="stack basket-choices">
          {cart?.awaitingPayment && <BegunPayment />}
          {cart && <BasketProblems cart={cart} place={place} choice={choice} acts={acts} />}
          <BasketBag {...props} />
          {cart && <PromoCode key={cart.cartToken} cart={cart} offers={props.offers} />}
        </div>
      </div>
      <div className="stack basket-foot">
        <BasketSums cart={cart} isSettling={basket.isSettling} />
        {!props.hasNoCheckout && <ToCheckout basket={basket} onLeave={onLeave} />}
        <p className="tiny muted final-price">{t('cart.finalPrice')}</p>
      </div>
    </>
  )
}

/** The basket cannot change until an unfinished payment is finished or stopped, at checkout. */
function BegunPayment() {
  const { t } = useTranslation()
  return (
    <Banner
      variant="info"
      isAnnounced
      action={
        <p className="remedies">
          <Link className={buttonClass({ size: 'sm' })} to={links.checkout()} reloadDocument>
            {t('cart.checkout')}
          </Link>
        </p>
      }
    >
      {t('cart.awaitingPayment')}
    </Banner>
  )
}

/** The items, under the names of those who share the basket, and the row to undo a removal. */
function BasketLines(props: BasketContentProps) {
  const { t } = useTranslation()
  const { lines: all, removed } = props.basket
  const isOfSeveral = areOfSeveral(all)
  const isAtEnd = !all.some(({ key }) => key === removed?.nextKey)
  const row = removed && <LastRemoved key={removed.lineId} name={removed.name} />
  return linesByMember(all).map(({ memberName, lines }, index, groups) => {
    const name = memberName || t('sharing.you')
    return (
      <Fragment key={memberName}>
        {isOfSeveral && <h3 className="member-name">{name}</h3>}
        <ul className="lines" aria-label={isOfSeveral ? name : t('cart.lines')}>
          {lines.map((line) => (
            <Fragment key={line.key}>
              {line.key === removed?.nextKey && row}
              <LineOfBasket {...props} line={line} />
            </Fragment>
          ))}
          {isAtEnd && index === groups.length - 1 && row}
        </ul>
      </Fragment>
    )
  })
}

/** Undoes the last removal; also shown when the basket is empty. */
export function LastRemoved({ name }: { name: string }) {
  const store = useAppStore()
  return <RemovedRow name={name} onUndo={() => void undoRemoval(store).catch(showBasketFailure)} />
}

function LineOfBasket(props: BasketContentProps & { line: ShownLine }) {
  const { line, place, acts, onLeave } = props
  const { lineId, quantity: before } = line
  const change = (changed: { quantity: number; ifSoldOut?: IfSoldOut }) => {
    if (lineId) acts.changeLine({ lineId, ...changed }).catch(showBasketFailure)
  }
  return (
    <BasketLine
      line={line}
      slug={place.slug}
      onChangeOpened={onLeave}
      onQuantity={(quantity) => {
        if (quantity === 0 && !isPutBack(line)) moveFocusOn()
        change({ quantity })
      }}
      onIfSoldOut={(ifSoldOut) => change({ quantity: before, ifSoldOut })}
    />
  )
}

/** Checkout asks for it again, so the way there stays open. */
function BasketBag({ basket: { cart, queue }, acts }: BasketContentProps) {
  if (!cart || !isBagOptional(cart.store.bag)) return null
  const { noBag } = detailsAfter(cart, queue.acts)
  return (
    <BagChoice
      store={cart.store}
      noBag={noBag}
      onChoose={(requested) =>
        void acts.changeDetails({ noBag: requested }).catch(showBasketFailure)
      }
    />
  )
}

interface ToCheckoutProps extends Pick<BasketContentProps, 'basket' | 'onLeave'> {
  /** Shown where the sums above it may be out of sight. */
  showsTotal?: boolean
}

/**
 * A link to checkout if nothing but the address is missing, which checkout asks for; otherwise a button
 * that leads to the problems above.
 */
export function ToCheckout({ basket, onLeave, showsTotal = false }: ToCheckoutProps) {
  const { t } = useTranslation()
  const { cart, isSettling } = basket
  const style = { variant: 'primary', size: 'lg', isBlock: true, isSplit: showsTotal } as const
  const total = showsTotal && cart && !isSettling && <span>{formatPence(cart.totalPence)}</span>
  const words = <span>{t('cart.checkout')}</span>
  const isOpen = cart?.problems.every(({ code }) => code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES')
  if (isOpen && !isSettling)
    return (
      <Link className={buttonClass(style)} to={links.checkout()} reloadDocument onClick={onLeave}>
        {words}
        {total}
      </Link>
    )
  return (
    <Button {...style} disabled={!cart || isSettling} aria-disabled onClick={showProblems}>
      {words}
      {total}
    </Button>
  )
}

/** The sheet and the panel each have their own. */
function showProblems({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const basket = currentTarget.closest('[role="dialog"], aside')
  const problems = basket?.querySelector<HTMLElement>('.problems')
  problems?.focus({ preventScroll: true })
  problems?.scrollIntoView({ block: 'center' })
}
