import { useState } from 'react'
import type { OtherCode } from '#contract/discount.ts'
import { formatFee, formatPence } from '#rules/money/pence.ts'
import { Spinner } from '#ui/spinner.tsx'
import { marked } from '#web/messages/marked.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Check, TicketPercent, X } from 'lucide-react'
import type { Cart } from '#contract/cart/cart.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isDiscountRefusal } from './refusal-messages.ts'
import { useRemoveCode, type ChangeBasket } from './use-promo-code.ts'

interface AppliedCodeProps {
  cart: Cart
  code: string
  changeBasket: ChangeBasket
  onRemoved: () => void
}

interface OtherCodesProps {
  codes: readonly OtherCode[]
  /** Answers once the basket has it. */
  onUse: (code: string) => Promise<void>
}

/** Codes that were given but do not count, each with what it would save before it is pressed. */
export function OtherCodes({ codes, onUse }: OtherCodesProps) {
  const { t } = useTranslation()
  const [used, setUsed] = useState<string | null>(null)
  const use = async (code: string) => {
    if (used !== null) return
    setUsed(code)
    await onUse(code)
    setUsed(null)
  }
  return codes.map((other) => {
    const { code, name } = other
    return (
      <div key={code} className="other-code">
        <p>
          {marked(t('discount.alsoHave', { code, name }), (part) => (
            <b>{part}</b>
          ))}
        </p>
        <button
          type="button"
          className="link-btn"
          aria-busy={used === code || undefined}
          onClick={() => void use(code)}
        >
          {insteadWords(t, other)} {used === code && <Spinner />}
        </button>
      </div>
    )
  })
}

/** "Use TUCK10 instead (saves £1.96, £3.04 less than now)" */
export function insteadWords(
  t: Translate,
  { code, savesPence, savesLessPence }: OtherCode,
): string {
  if (savesPence === 0) return t('discount.useUnknown', { code })
  const words = {
    code,
    amount: formatFee(savesPence),
    difference: formatFee(Math.abs(savesLessPence)),
  }
  if (savesLessPence === 0) return t('discount.useSame', words)
  return t(savesLessPence > 0 ? 'discount.useLess' : 'discount.useMore', words)
}

/** The code that a basket has, whether it counts, and the way to take it off. */
export function AppliedCode({ cart, code, changeBasket, onRemoved }: AppliedCodeProps) {
  const { t } = useTranslation()
  const { remove, isRemoving } = useRemoveCode(code, changeBasket)
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
