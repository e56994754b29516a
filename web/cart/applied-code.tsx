import { TicketPercent, X } from 'lucide-react'
import type { Cart } from '#contract/cart.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Translate } from '../messages/i18n.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { isDiscountRefusal } from '../discount/refusal-words.ts'
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
  const isOff = cart.problems.some((problem) => isDiscountRefusal(problem.code))
  const takeOff = async () => {
    if (!isRemoving && (await remove())) onRemoved()
  }
  return (
    <div className={classNames('applied', isOff && 'is-off')}>
      <Icon of={TicketPercent} />
      <div>
        <p className="strong">{code}</p>
        <p className="tiny">{stateOf(t, cart, isOff)}</p>
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

function stateOf(t: Translate, { discount }: Cart, isOff: boolean): string {
  if (isOff) return t('discount.doesNotCount')
  if (discount === null) return ''
  return discount.code === null ? t('discount.isBeaten', { offer: discount.name }) : discount.name
}
