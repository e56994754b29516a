import type { Cart } from '#contract/cart/cart.ts'
import type { DiscountNumbers } from '#contract/discount.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { links } from '#web/links.ts'
import {
  isDiscountRefusal,
  refusalWords,
  type DiscountRefusal,
} from '#web/discount/refusal-messages.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useRemoveCode, type CodeRefusal } from './use-promo-code.ts'

/** Why a code was refused, and the login link if that may help. */
export function CodeProblem({
  refusal,
  cart,
}: {
  refusal: Pick<CodeRefusal, 'failure'>
  cart: Cart
}) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { failure } = refusal
  if (failure === 'empty') return t('discount.empty')
  const known = refusalOf(failure)
  if (!known) return textOfFailure(failure)
  const { text, remedies } = refusalWords(t, known, cart, now)
  if (!remedies.includes('logIn')) return text
  return (
    <span>
      {text} <DialogLink dialog={links.login()}>{t('discount.logIn')}</DialogLink>
    </span>
  )
}

/** The server's refusal of a code; null: another failure. */
export function refusalOf({ code, details }: ApiFailure): DiscountRefusal | null {
  if (!isDiscountRefusal(code)) return null
  // As the contract of the call has it; a missing amount is left out of the message.
  const { minimumPence, missingPence, discount } = details as {
    minimumPence?: number
    missingPence?: number
    discount?: DiscountNumbers
  }
  return { code, minimumPence, missingPence, discount }
}

/** Removes a code that does not apply, so that the basket can be ordered. */
export function RemoveCode({ cart: { discountCode } }: { cart: Cart }) {
  const { t } = useTranslation()
  const { remove, isRemoving } = useRemoveCode(discountCode ?? '')
  if (discountCode === null) return null
  return (
    <Button
      size="sm"
      isLoading={isRemoving}
      loadingLabel={t('discount.removing')}
      onClick={() => void remove()}
    >
      {t('discount.removeCode')}
    </Button>
  )
}

/** For guests who may be entitled to a discount once they log in. */
export function LogIn() {
  const { t } = useTranslation()
  return (
    <DialogLink className={buttonClass({ size: 'sm' })} dialog={links.login()}>
      {t('discount.logIn')}
    </DialogLink>
  )
}
