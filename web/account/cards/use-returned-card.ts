import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useSaveCardMutation } from '#web/calls/payment-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'

/** Keeps the card of somebody whom their bank asked on a page of its own, and who is back. */
export function useReturnedCard(): void {
  const [query, setQuery] = useSearchParams()
  const [save] = useSaveCardMutation()
  const setupIntentId = query.get('setup_intent')
  const isConfirmed = query.get('redirect_status') === 'succeeded'
  const keep = useEffectEvent(async (setupIntentId: string) => {
    setQuery({}, { replace: true })
    if (!isConfirmed) return
    try {
      await save({ body: { setupIntentId } }).unwrap()
    } catch (thrown) {
      showFailure(thrown)
    }
  })
  useEffect(() => {
    if (setupIntentId !== null) void keep(setupIntentId)
  }, [setupIntentId])
}
