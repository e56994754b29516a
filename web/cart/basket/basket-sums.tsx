import type { ReactNode } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { classNames } from '#ui/class-names.ts'
import { Meter } from '#ui/meter.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isBagToChoose } from '#web/cart/lines/bag-choice.tsx'
import { DiscountName } from '#web/discount/discount-row.tsx'
import { discountRow } from '#web/discount/discount-row.tsx'
import { formatFee } from '#web/messages/formats.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { addressDialogOpened } from '#web/state/search-address.slice.ts'

/** The amount missing for a lower delivery fee, in words and as a bar. */
export function NextTier({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  if (!cart.nextTier) return null
  const { missingPence, feePence } = cart.nextTier
  const have = cart.subtotalPence
  const goal = have + missingPence
  return (
    <div className="stack next-tier">
      <p className="small">
        {marked(
          t(feePence === 0 ? 'cart.moreForFree' : 'cart.moreForLess', {
            amount: formatFee(missingPence),
            fee: formatFee(feePence),
          }),
          (amount) => (
            <b>{amount}</b>
          ),
        )}
      </p>
      <Meter
        label={t('cart.tierMeter', { have: formatPence(have), goal: formatPence(goal) })}
        value={have}
        maximum={goal}
      />
    </div>
  )
}

interface BasketSumsProps {
  /** Null while the first dish is being added. */
  cart: Cart | null
  /** Whether the shown sums are about to change. */
  isSettling: boolean
}

/** The sums, all of them the server's. */
export function BasketSums({ cart, isSettling }: BasketSumsProps) {
  const { t } = useTranslation()
  const sum = (pence: number | undefined, format = formatPence) =>
    pence === undefined || isSettling ? <Waiting /> : format(pence)
  const discount = cart && discountRow(t, cart)
  const isFeeKnown = cart === null || cart.isDeliveryFeeKnown
  return (
    <dl className="sum" aria-busy={isSettling}>
      <Row name={t('cart.subtotal')}>{sum(cart?.subtotalPence)}</Row>
      {discount && (
        <Row name={<DiscountName {...discount} />} className="saving">
          {isSettling ? <Waiting /> : discount.amount}
        </Row>
      )}
      {cart?.serviceType !== 'collection' && (
        <Row name={t('cart.deliveryFee')}>
          {isFeeKnown ? sum(cart?.deliveryFeePence, feeInSum) : <UnknownFee />}
        </Row>
      )}
      <Row name={t('cart.platformFee')}>{sum(cart?.platformFeePence)}</Row>
      {cart !== null && (isBagToChoose(cart) || cart.plasticBagChargePence > 0) && (
        <Row name={t('cart.plasticBagCharge')}>
          {isBagToChoose(cart) ? (
            <span className="muted">{t('cart.bagNotChosen')}</span>
          ) : (
            sum(cart.plasticBagChargePence)
          )}
        </Row>
      )}
      {cart !== null && cart.tipPence > 0 && <Row name={t('cart.tip')}>{sum(cart.tipPence)}</Row>}
      <Row name={t(isFeeKnown ? 'cart.total' : 'cart.totalSoFar')} className="total">
        {sum(cart?.totalPence)}
      </Row>
    </dl>
  )
}

const feeInSum = (pence: number) => (pence === 0 ? formatFee(0) : formatPence(pence))

function UnknownFee() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isKnown = useAppSelector(({ searchAddress }) => searchAddress.postCode !== '')
  return (
    <button
      type="button"
      className="link-btn small unknown-fee"
      onClick={() => dispatch(addressDialogOpened())}
    >
      {t(isKnown ? 'cart.changeAddress' : 'cart.addAddress')}
    </button>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <span className="sum-wait">
      <span className="sr">{t('cart.updating')}</span>
      <Skeleton width="3.4rem" height="1em" radius="var(--radius-sm)" />
    </span>
  )
}

function Row(props: { name: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(props.className)}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
