import '#web/styles/basket.css'
import { DESKTOP_FROM_PX } from '#contract/constants.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { summaryClosed } from '#web/state/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import type { BasketStore } from './basket-commands.ts'
import { BasketContent, LastRemoved, ToCheckout } from './basket-content.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import type { BasketOffers } from '#web/cart/promo-code/promo-code.tsx'
import { SharingRow } from '#web/cart/sharing-row.tsx'
import { emptyButShared, type Basket } from './shown-basket.ts'
import { useBasket } from './use-basket.ts'
import { useBasketCommands } from './use-basket-commands.ts'
import { useServiceChoice } from '#web/cart/service-time/use-service-choice.ts'

/** The basket as a sheet, whichever store it is from. Open while the state says so. */
export function BasketDialog({ offers }: { offers: BasketOffers }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(({ cart }) => cart.openSummary) && isNarrow()
  const basket = useBasket()
  const shared = emptyButShared(basket)
  const close = () => dispatch(summaryClosed())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="medium"
      className="basket-sheet"
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      footer={basket.place && <ToCheckout basket={basket} onLeave={close} showsTotal />}
    >
      {basket.place ? (
        <FilledSheet basket={basket} place={basket.place} offers={offers} onLeave={close} />
      ) : (
        <>
          {shared && <SharingRow cart={shared} />}
          {basket.removed && (
            <ul>
              <LastRemoved key={basket.removed.lineId} name={basket.removed.name} />
            </ul>
          )}
          <EmptyBasket
            seed="empty"
            title={t('cart.empty')}
            text={t('cart.emptyText')}
            action={<Button onClick={close}>{t('shell.close')}</Button>}
          />
        </>
      )}
    </Dialog>
  )
}

/** Wider windows have the basket beside the menu. */
const isNarrow = () => window.innerWidth < DESKTOP_FROM_PX

interface FilledSheetProps {
  basket: Basket
  place: BasketStore
  offers: BasketOffers
  onLeave: () => void
}

function FilledSheet({ basket, place, offers, onLeave }: FilledSheetProps) {
  const { t } = useTranslation()
  const choice = useServiceChoice(basket, place)
  const acts = useBasketCommands(basket, place)
  return (
    <>
      <p className="soft">
        {place.name}, {t('cart.items', { count: basket.itemCount })}
      </p>
      <BasketContent
        {...{ basket, place, choice, acts, offers, onLeave }}
        name="sheet"
        hasNoCheckout
      />
    </>
  )
}
