import { useEffect, useRef } from 'react'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'

interface MakeDefaultOptions {
  isDefault: boolean
  /** Makes it the default. Throws an ApiFailure. */
  send: () => Promise<unknown>
  toast: { id: string; title: string }
}

/**
 * Makes a saved address or card the default. Its button disappears then and the item moves, so the focus
 * goes to the item's button that has `nextRef`.
 */
export function useMakeDefault({ isDefault, send, toast }: MakeDefaultOptions) {
  const nextRef = useRef<HTMLButtonElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    if (isDefault && isSent.current) nextRef.current?.focus()
    isSent.current = false
  }, [isDefault])

  const makeDefault = async () => {
    isSent.current = true
    try {
      await send()
      showToast({ ...toast, variant: 'positive' })
    } catch (thrown) {
      isSent.current = false
      showFailure(thrown)
    }
  }
  return { makeDefault, nextRef }
}
