import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isApiFailure, NO_ANSWER } from '#web/calls/request/api-failure.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { refusalWords } from '#web/discount/refusal-messages.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useCodeCalls } from './use-promo-code.ts'
import { refusalOf } from './code-refusal.tsx'

export interface OfferCode {
  /** Resolves to whether the basket has it now. */
  apply: (code: string) => Promise<boolean>
  /** The code that is applied once there is a basket. */
  waitingCode: string | null
}

/**
 * Applies the code of an offer to a store's basket, now or once the basket has its first dish.
 *
 * @param own the cart of this store; null while it has none with a dish in it
 */
export function useOfferCode(own: Cart | null): OfferCode {
  const { t } = useTranslation()
  const { applyCode } = useCodeCalls()
  const [waitingCode, setWaitingCode] = useState<string | null>(null)
  const given = useRef<string | null>(null)

  const give = useCallback(
    async (code: string, to: Cart): Promise<boolean> => {
      try {
        const { discount, discountPence } = await applyCode(code)
        const amount = formatPence(discountPence)
        const title =
          discount?.code === code
            ? t('discount.isAppliedSaving', { code, amount })
            : discount
              ? t('discount.isSavedBeaten', { code, offer: discount.name })
              : t('discount.isApplied', { code })
        showToast({ id: 'offer', variant: 'positive', title })
        return true
      } catch (thrown) {
        const failure = isApiFailure(thrown) ? thrown : NO_ANSWER
        const refusal = refusalOf(failure)
        const title = refusal
          ? refusalWords(t, refusal, to, serverNow()).text
          : textOfFailure(failure)
        showToast({ id: 'offer', variant: 'warning', title })
        return false
      }
    },
    [applyCode, t],
  )

  useEffect(() => {
    if (own === null || waitingCode === null || given.current === waitingCode) return
    given.current = waitingCode
    void give(waitingCode, own).finally(() => {
      given.current = null
      setWaitingCode(null)
    })
  }, [own, waitingCode, give])

  async function apply(code: string): Promise<boolean> {
    if (own) return give(code, own)
    setWaitingCode(code)
    return false
  }
  return { apply, waitingCode }
}
