import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { PhotoFiles } from '#contract/menu.ts'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { sendFile } from '#web/calls/request/send-file.ts'
import { preparePhoto } from '#web/photos/prepare-photo.ts'
import { PHOTO_TOO_LARGE } from '#web/photos/use-photo-uploads.ts'
import type { AppStore } from '#web/state/store.ts'

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
      const { file: prepared } = await preparePhoto(file)
      if (prepared.size > PHOTO_MAXIMUM_BYTES) throw PHOTO_TOO_LARGE
      const onProgress = (share: number) => setSending({ name: file.name, share })
      const path = `/partner/stores/${storeId}/menu/photos` as const
      // The answer of our own API, as the contract has it.
      return (await sendFile(store, path, prepared, { onProgress, signal })) as PhotoFiles
    } catch (thrown) {
      if (!signal.aborted) setFailure(isApiFailure(thrown) ? thrown : NO_ANSWER)
      return null
    } finally {
      setSending(null)
    }
  }
  return { sending, failure, send, stop: () => controller.current?.abort() }
}
