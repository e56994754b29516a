import { Check, TicketPercent, X } from 'lucide-react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { isDiscountRefusal } from '#web/discount/promo-code/refusal-messages.ts'
import { useRemoveCode } from './use-promo-code.ts'

interface AppliedCodeProps {
  cart: Cart
  code: string
  onRemoved: () => void
}

/** The code that a basket has, whether it counts, and the way to take it off. */
export function AppliedCode({ cart, code, onRemoved }: AppliedCodeProps) {
  const { t } = useTranslation()
  const { remove, isRemoving } = useRemoveCode(code)
  const isOff = cart.discount?.code !== code
  const takeOff = async () => {
    if (!isRemoving && (await remove())) onRemoved()
  }
  return (
    <div className={classNames('applied', isOff && 'is-off')}>
      <Icon of={isOff ? TicketPercent : Check} />
      <div>
        <p className="strong">{isOff ? code : t('discount.isInUse', { code })}</p>
        <p className="small">{stateOf(t, cart)}</p>
      </div>
      {isRemoving && <Spinner />}
      <IconButton
        icon={X}
        label={t('discount.remove', { code })}
        aria-busy={isRemoving || undefined}
        onClick={() => void takeOff()}
      />
    </div>
  )
}

/** What the code saves, or why it saves nothing now. */
function stateOf(t: Translate, { discount, discountCode, discountPence, ...cart }: Cart): string {
  if (cart.problems.some((problem) => isDiscountRefusal(problem.code)))
    return t('discount.doesNotCount')
  if (discount === null) return t('discount.savesNothingNow')
  if (discount.code !== discountCode) return t('discount.isBeaten', { offer: discount.name })
  if (discountPence === 0) return discount.name
  const isBest = discount.reason === 'best' && cart.otherCodes.length > 0
  const amount = formatPence(discountPence)
  return t(isBest ? 'discount.savesBest' : 'discount.saves', { amount })
}
