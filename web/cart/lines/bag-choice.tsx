import '#web/styles/stores/framed-choices.css'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { allBagsPence, isBagOptional } from '#rules/cart/bag-charge.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatFee } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface BagChoiceProps {
  store: Pick<Cart['store'], 'bag'>
  /** Null: nothing is chosen yet. */
  noBag: boolean | null
  /** After an attempt to order without a choice. */
  isMissing?: boolean
  onChoose: (noBag: boolean) => void
}

/** Whether the customer still has to choose bags or no bags. */
export const isBagToChoose = ({ store, noBag }: Pick<Cart, 'store' | 'noBag'>): boolean =>
  noBag === null && isBagOptional(store.bag)

/** With bags, at their price, or without; neither is preselected. */
export function BagChoice({ store: { bag }, noBag, isMissing = false, onChoose }: BagChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const faults = isMissing
    ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }
    : { 'aria-describedby': `${id}-hint` }
  return (
    <fieldset className="framed-choices" data-faulty={isMissing || undefined}>
      <legend>{t('cart.bagQuestion')}</legend>
      {isMissing && (
        <p className="problem" id={`${id}-problem`}>
          <Icon of={CircleAlert} />
          {t('cart.bagMissing')}
        </p>
      )}
      <Choice
        {...faults}
        type="radio"
        name={id}
        checked={noBag === false}
        onChange={() => onChoose(false)}
        end={formatFee(allBagsPence(bag))}
      >
        {t('cart.bagYes', { count: bag.bagsPerOrder })}
      </Choice>
      <Choice
        {...faults}
        type="radio"
        name={id}
        checked={noBag === true}
        onChange={() => onChoose(true)}
      >
        {t('cart.bagNo')}
      </Choice>
      <p className="hint" id={`${id}-hint`}>
        {t('cart.bagHint')}
      </p>
    </fieldset>
  )
}
