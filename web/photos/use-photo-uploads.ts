import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { useStore } from 'react-redux'
import type { Photo } from '#contract/photos.ts'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { sendFile } from '#web/calls/request/send-file.ts'
import type { AppStore } from '#web/state/store.ts'
import { preparePhoto, type PreparedPhoto } from './prepare-photo.ts'

/** A photo that is being sent. */
export interface Upload {
  key: number
  name: string
  preview: string | null
  /** From 0 to 1. */
  share: number
  stop: () => void
}

interface Sending {
  key: number
  file: File
  stop: AbortController
  prepared: Promise<PreparedPhoto>
}

export interface UploadFailure {
  name: string
  failure: ApiFailure
}

interface PhotoUploads {
  maximum: number
  count: number
  onChange: Dispatch<SetStateAction<Photo[]>>
}

/**
 * Sends photos as they are chosen, one after the other, so that they stay in that order; leaving the screen
 * aborts them.
 */
export function usePhotoUploads({ maximum, count, onChange }: PhotoUploads) {
  const store = useStore() as AppStore // The one of our providers.
  const [uploads, setUploads] = useState<Upload[]>([])
  const [failures, setFailures] = useState<UploadFailure[]>([])
  const [isOverMaximum, setOverMaximum] = useState(false)
  const stops = useRef(new Set<AbortController>())
  const lastKey = useRef(0)
  const turn = useRef(Promise.resolve())
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const each of all) each.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const begin = (file: File): Sending => {
    const key = ++lastKey.current
    const stop = new AbortController()
    const end = () => {
      stop.abort()
      setUploads((all) => all.filter((each) => each.key !== key))
    }
    stops.current.add(stop)
    setUploads((all) => [...all, { key, name: file.name, preview: null, share: 0, stop: end }])
    return { key, file, stop, prepared: preparePhoto(file) }
  }

  const send = async ({ key, file, stop, prepared: preparing }: Sending) => {
    try {
      const { file: prepared } = await preparing
      if (prepared.size > PHOTO_MAXIMUM_BYTES) throw PHOTO_TOO_LARGE
      const onProgress = (share: number) => change(key, { share })
      const answer = await sendFile(store, '/photos', prepared, { onProgress, signal: stop.signal })
      // The answer of our own API, as the contract has it.
      onChange((photos) => [...photos, answer as Photo])
    } catch (thrown) {
      if (stop.signal.aborted) return
      const failure = isApiFailure(thrown) ? thrown : NO_ANSWER
      setFailures((all) => [...all, { name: file.name, failure }])
    } finally {
      stops.current.delete(stop)
      setUploads((all) => all.filter((each) => each.key !== key))
    }
  }

  const add = (files: readonly File[]) => {
    const free = maximum - count - uploads.length
    setFailures([])
    setOverMaximum(files.length > free)
    for (const sending of files.slice(0, Math.max(0, free)).map(begin)) {
      void sending.prepared.then(({ preview }) => change(sending.key, { preview }))
      turn.current = turn.current.then(() => send(sending))
    }
  }
  return { uploads, failures, isOverMaximum, add }
}

/** The same problem that the server would report, without sending the file. */
export const PHOTO_TOO_LARGE: ApiFailure = {
  status: 413,
  code: 'PHOTO_TOO_LARGE',
  details: {},
  fields: [],
}
