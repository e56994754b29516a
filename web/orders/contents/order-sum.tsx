import type { ReactNode } from 'react'
import type { Service } from '#rules/orders/service.ts'
import { formatPence } from '#rules/money/pence.ts'
import { DiscountName } from '#web/discount/discount-row.tsx'
import { discountRow, type Discounted } from '#web/discount/discount-row.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

export interface Amounts extends Discounted {
  serviceType: Service
  subtotalPence: number
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
  totalPence: number
}

interface OrderSumProps {
  amounts: Amounts
  /** Shown instead of the delivery fee while there is no address. */
  deliveryFeeUnknown?: string | undefined
  /** Whether bags that cost something may still be chosen. */
  isBagToChoose?: boolean
  /** Of an order: the amount refunded to the card. */
  refundedPence?: number | undefined
  /** Of an order: the courier's tip after delivery, separate from the total. */
  laterTipPence?: number | undefined
}

/** The sums of the order, part by part, as the server has priced it. */
export function OrderSum(props: OrderSumProps) {
  const { amounts, deliveryFeeUnknown, isBagToChoose = false } = props
  const { refundedPence = 0, laterTipPence = 0 } = props
  const { t } = useTranslation()
  const { deliveryFeePence, plasticBagChargePence, tipPence } = amounts
  const discount = discountRow(t, amounts)
  return (
    <dl className="sum">
      <Part name={t('orders.subtotal')} value={formatPence(amounts.subtotalPence)} />
      {discount && (
        <Part className="saving" name={<DiscountName {...discount} />} value={discount.amount} />
      )}
      {amounts.serviceType === 'delivery' && (
        <Part
          name={t('orders.deliveryFee')}
          value={
            deliveryFeeUnknown ??
            (deliveryFeePence === 0 ? t('orders.free') : formatPence(deliveryFeePence))
          }
        />
      )}
      <Part name={t('orders.platformFee')} value={formatPence(amounts.platformFeePence)} />
      {(isBagToChoose || plasticBagChargePence > 0) && (
        <Part
          name={t('orders.plasticBagCharge')}
          value={isBagToChoose ? t('orders.bagNotChosen') : formatPence(plasticBagChargePence)}
        />
      )}
      {tipPence > 0 && <Part name={t('orders.tip')} value={formatPence(tipPence)} />}
      <Part className="total" name={t('orders.total')} value={formatPence(amounts.totalPence)} />
      {refundedPence > 0 && (
        <Part
          className="saving"
          name={t('orders.refunded')}
          value={`−${formatPence(refundedPence)}`}
        />
      )}
      {laterTipPence > 0 && <Part name={t('orders.laterTip')} value={formatPence(laterTipPence)} />}
    </dl>
  )
}

function Part(props: { name: ReactNode; value: string; className?: string }) {
  const { name, value, className } = props
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
