import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { STORE_FILE_LIMITS } from '#rules/stores/import/store-file-limits.ts'
import type {
  StoreImport,
  StoreImportPreview,
} from '#contract/operator/restaurants/store-imports.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { sendFile } from '#web/calls/request/send-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import type { AppStore } from '#web/state/store.ts'

export interface PreviewedFile {
  file: File
  preview: StoreImportPreview
}

export type ImportStep =
  | { kind: 'choosing'; failure: ApiFailure | null }
  | { kind: 'reading'; name: string }
  | { kind: 'previewed'; previewed: PreviewedFile; isOvertaken: boolean; isImporting: boolean }

/** Previews a file of restaurants; it is imported only when that is confirmed. */
export function useStoreImport(onImported: (imported: StoreImport) => void) {
  const store = useStore() as AppStore // The one of our providers.
  const [step, setStep] = useState<ImportStep>(CHOOSING)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const send = (path: `/${string}`, file: File) => {
    const stopping = new AbortController()
    stop.current = stopping
    return sendFile(store, path, file, { onProgress: () => {}, signal: stopping.signal })
  }

  const read = async (file: File) => {
    if (file.size > STORE_FILE_LIMITS.bytes)
      return setStep({ kind: 'choosing', failure: TOO_LARGE })
    setStep({ kind: 'reading', name: file.name })
    const sending = send('/operator/stores/import/preview', file)
    const { signal } = stop.current ?? new AbortController()
    try {
      // The answer of our own API, as the contract has it.
      const preview = (await sending) as StoreImportPreview
      if (signal.aborted) return
      const previewed = { file, preview }
      setStep({ kind: 'previewed', previewed, isOvertaken: false, isImporting: false })
    } catch (thrown) {
      if (signal.aborted) return
      setStep({ kind: 'choosing', failure: isApiFailure(thrown) ? thrown : NO_ANSWER })
    }
  }

  const confirm = async (previewed: PreviewedFile) => {
    const { file, preview } = previewed
    const shown = { kind: 'previewed', previewed } as const
    setStep({ ...shown, isOvertaken: false, isImporting: true })
    try {
      const query = new URLSearchParams({
        confirmed: preview.fingerprint ?? '',
        fileName: file.name.slice(0, 200),
      })
      // The answer of our own API, as the contract has it.
      onImported((await send(`/operator/stores/import?${query}`, file)) as StoreImport)
      setStep(CHOOSING)
    } catch (thrown) {
      // Whoever has left the page hears of the import from the list.
      if (stop.current?.signal.aborted) return
      const isOvertaken = isApiFailure(thrown) && thrown.code === 'STORES_HAVE_CHANGED'
      if (!isOvertaken) showFailure(thrown)
      setStep({ ...shown, isOvertaken, isImporting: false })
    }
  }

  const chooseAgain = () => {
    stop.current?.abort()
    setStep(CHOOSING)
  }
  return { step, read, confirm, chooseAgain }
}

const CHOOSING: ImportStep = { kind: 'choosing', failure: null }

/** As the server would refuse it, without sending it. */
const TOO_LARGE: ApiFailure = {
  status: 413,
  code: 'MENU_FILE_TOO_LARGE',
  details: {},
  fields: [],
}
