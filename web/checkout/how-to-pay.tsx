import { Banknote, Lock } from 'lucide-react'
import type { Cart } from '#contract/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Choice } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '../messages/use-translation.ts'

/** Cash to the rider or at the counter. */
export function HowToPay({ cart: { serviceType, totalPence } }: { cart: Cart }) {
  const { t } = useTranslation()
  const total = formatPence(totalPence)
  return (
    <section className="panel step">
      <h2>{t('checkout.pay')}</h2>
      <fieldset className="pays">
        <legend className="sr">{t('checkout.payment')}</legend>
        <div className="pay">
          <Choice
            type="radio"
            name="paymentMethod"
            value="cash"
            checked
            readOnly
            end={<Icon of={Banknote} />}
            small={t(
              serviceType === 'delivery' ? 'checkout.cashDelivery' : 'checkout.cashCollection',
              { total },
            )}
          >
            <span className="strong">{t('checkout.cash')}</span>
          </Choice>
        </div>
      </fieldset>
      <p className="small soft row at-top">
        <Icon of={Lock} />
        <span>{t('checkout.payNothing')}</span>
      </p>
    </section>
  )
}
