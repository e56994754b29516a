import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { PhotoFiles } from '#contract/menu.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import type { AppStore } from '#web/state/store.ts'
import { sendMenuPhoto } from './send-menu-photo.ts'

interface Sending {
  name: string
  /** From 0 to 1. */
  share: number
}

/** Sends photos for the dishes of a store, one at a time; leaving the screen stops it. */
export function useSendPhoto(storeId: string) {
  const store = useStore() as AppStore // The one of our providers.
  const [sending, setSending] = useState<Sending | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  /** Null: it was stopped, or refused, and `failure` says why. */
  const send = async (file: File): Promise<PhotoFiles | null> => {
    const { signal } = (controller.current = new AbortController())
    setFailure(null)
    setSending({ name: file.name, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share })
      return await sendMenuPhoto(store, { storeId, file, onProgress, signal })
    } catch (thrown) {
      if (!signal.aborted) setFailure(isApiFailure(thrown) ? thrown : NO_ANSWER)
      return null
    } finally {
      setSending(null)
    }
  }
  return { sending, failure, send, stop: () => controller.current?.abort() }
}
