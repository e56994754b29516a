import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { MenuImport } from '#contract/partner/menu/menu-files.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { ImportMode } from '#rules/menu/import/import-settings.ts'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { isApiFailure, NO_ANSWER } from '#web/calls/request/api-failure.ts'
import { sendFile } from '#web/calls/request/send-file.ts'
import { showFailure, textOfFailure } from '#web/calls/request/show-failure.ts'
import type { AppStore } from '#web/state/store.ts'
import { useReplaceMenuDraftMutation } from '#web/store-app/menu-editor/menu-calls.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'

/** What a file would make of the menu. */
export interface ReadFile {
  file: File
  mode: ImportMode
  answer: MenuImport
  /** The menu that it was compared with. */
  before: MenuDocument
}

export type ImportStep =
  | { kind: 'choosing'; problem: string | null }
  | { kind: 'reading'; name: string }
  | { kind: 'read'; read: ReadFile; isOvertaken: boolean; isImporting: boolean }

/** Reads a file and compares it with the draft; the draft changes only when that is confirmed. */
export function useMenuImport({ storeId, queue }: MenuEditor, onImported: () => void) {
  const store = useStore() as AppStore // The one of our providers.
  const [replace] = useReplaceMenuDraftMutation()
  const [step, setStep] = useState<ImportStep>(CHOOSING)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const read = async (file: File, mode: ImportMode) => {
    if (file.size > MENU_FILE_LIMITS.bytes)
      return setStep({ kind: 'choosing', problem: textOfFailure(TOO_LARGE) })
    const stopping = new AbortController()
    stop.current = stopping
    setStep({ kind: 'reading', name: file.name })
    try {
      const path = `/partner/stores/${storeId}/menu/import?mode=${mode}` as const
      const sending = { onProgress: () => {}, signal: stopping.signal }
      // The answer of our own API, as the contract has it.
      const answer = (await sendFile(store, path, file, sending)) as MenuImport
      if (answer.revision !== queue.state().draft.revision) await queue.refresh()
      const { menu: before, draft } = queue.state()
      if (stopping.signal.aborted) return
      const isOvertaken = answer.revision !== draft.revision
      const found = { file, mode, answer, before }
      setStep({ kind: 'read', read: found, isOvertaken, isImporting: false })
    } catch (thrown) {
      if (stopping.signal.aborted) return
      const failure = isApiFailure(thrown) ? thrown : NO_ANSWER
      setStep({ kind: 'choosing', problem: textOfFailure(failure) })
    }
  }

  const confirm = async (found: ReadFile) => {
    const { revision, menu } = found.answer
    if (!menu) return
    const shown = { kind: 'read', read: found } as const
    setStep({ ...shown, isOvertaken: false, isImporting: true })
    try {
      await queue.act(() => replace({ params: { storeId }, body: { revision, menu } }).unwrap())
      onImported()
    } catch (thrown) {
      const isOvertaken = isApiFailure(thrown) && thrown.code === 'MENU_DRAFT_HAS_CHANGED'
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

const CHOOSING: ImportStep = { kind: 'choosing', problem: null }

/** As the server would refuse it, without sending it. */
const TOO_LARGE = { status: 413, code: 'MENU_FILE_TOO_LARGE', details: {}, fields: [] }
