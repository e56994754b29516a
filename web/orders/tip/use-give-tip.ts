import { useEffect, useRef, useState } from 'react'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { backOffMs } from '#web/calls/request/back-off.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useAskForLaterTipMutation, useFinishLaterTipMutation } from '#web/calls/payment-calls.ts'
import type { CardProblem } from '#web/payments/card-problem.ts'
import type { Confirm } from '#web/payments/confirm-payment.ts'
import { pauseUnless } from '#web/payments/pause.ts'

/** The provider has answered long before this; the job checks the rest. */
const maximumChecks = 4

interface GiveTip {
  give: (tip: { amountPence: number; cardId: string | null; confirm: Confirm }) => Promise<void>
  isGiving: boolean
  /** Why the card was refused and nothing was charged; `unclear`: the result is unknown. */
  problem: CardProblem | 'unclear' | null
}

/** Pays a tip, and loads its result. A second press while that is under way does nothing. */
export function useGiveTip(orderId: string, orderToken: string | null): GiveTip {
  const [ask] = useAskForLaterTipMutation()
  const [settle] = useFinishLaterTipMutation()
  const [isGiving, setIsGiving] = useState(false)
  const [problem, setProblem] = useState<GiveTip['problem']>(null)
  const isUnderWay = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const named = { params: { orderId }, orderToken }

  const pay: GiveTip['give'] = async ({ amountPence, cardId, confirm }) => {
    const intent = await ask({ ...named, body: { amountPence, cardId } }).unwrap()
    const confirmation = await confirm(intent)
    if (confirmation.kind === 'refused') return setProblem(confirmation.why)
    for (let checks = 0; checks < maximumChecks; checks++) {
      await pauseUnless(leaving.current.signal, backOffMs(checks))
      const { data } = await settle(named)
      if (data && data.tippedPence > 0) return
    }
    setProblem('unclear')
  }

  return {
    isGiving,
    problem,
    give: async (tip) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setIsGiving(true)
      setProblem(null)
      try {
        await pay(tip)
      } catch (thrown) {
        if (leaving.current.signal.aborted) return
        showFailure(thrown)
        // It was paid in another tab.
        if (isApiFailure(thrown) && thrown.code === 'TIP_ALREADY_GIVEN') await settle(named)
      } finally {
        isUnderWay.current = false
        setIsGiving(false)
      }
    },
  }
}
