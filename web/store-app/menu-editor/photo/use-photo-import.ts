import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { matchPhotoFiles, PHOTO_IMPORT_MAXIMUM } from '#rules/menu/photo-files/match-photo-files.ts'
import { withUses, type PhotoUse } from '#rules/menu/photo-files/uses-of-photos.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { previewPhoto } from '#web/photos/prepare-photo.ts'
import type { AppStore } from '#web/state/store.ts'
import { newId } from '#web/store-app/menu-editor/new-id.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { addToDraft, isOfOne, sendPatiently } from './import-photo.ts'
import { sendMenuPhoto } from './send-menu-photo.ts'

export interface ImportedPhoto {
  id: string
  file: File
  /** A `data:` address; null: not there yet, or the browser can't read the file. */
  preview: string | null
  /** The dish that it is for; null: none yet. */
  productId: string | null
  /** Several dishes have the file's name. */
  isAmbiguous: boolean
  state: 'ready' | 'sending' | 'waiting' | 'added' | 'failed'
  failure: ApiFailure | null
  /** Of a photo that the server has, though no dish has it yet: it isn't sent twice. */
  photoId: string | null
}

/** A photo, and what will be done with it. */
export type PhotoToImport = ImportedPhoto & PhotoUse

/** Photos that are chosen together, and added to the draft of a menu one after another. */
export function usePhotoImport(editor: MenuEditor) {
  const store = useStore() as AppStore // The one of our providers.
  const { change, ...chosen } = useChosenPhotos(editor)
  const [isRunning, setIsRunning] = useState(false)
  const [hasStopped, setHasStopped] = useState(false)
  const controller = useRef(new AbortController())
  useEffect(() => () => controller.current.abort(), [])

  const addOne = async (
    { id, file, productId, photoId }: ImportedPhoto,
    signal: AbortSignal,
  ): Promise<ApiFailure | null> => {
    if (productId === null) return null
    change(id, { state: 'sending', failure: null })
    const onWaiting = (isWaiting: boolean) =>
      change(id, { state: isWaiting ? 'waiting' : 'sending' })
    try {
      const { storeId, queue } = editor
      const send = () => sendMenuPhoto(store, { storeId, file, signal, onProgress: () => {} })
      const sent = photoId ?? (await sendPatiently(send, { signal, onWaiting })).photoId
      change(id, { photoId: sent })
      await addToDraft(queue, { productId, photoId: sent })
      change(id, { state: 'added' })
      return null
    } catch (thrown) {
      if (signal.aborted) {
        change(id, { state: 'ready' })
        return null
      }
      const failure = isApiFailure(thrown) ? thrown : NO_ANSWER
      const isErased = failure.code === 'NONEXISTING_PHOTO'
      change(id, { state: 'failed', failure, ...(isErased && { photoId: null }) })
      return failure
    }
  }

  /** Adds every photo that is to be added. One that is refused is left out; without an answer, no more are sent. */
  const add = async () => {
    const { signal } = (controller.current = new AbortController())
    setIsRunning(true)
    setHasStopped(false)
    for (const photo of chosen.photos.filter(({ isToAdd }) => isToAdd)) {
      const failure = await addOne(photo, signal)
      if (signal.aborted) break
      if (!failure || isOfOne(failure)) continue
      setHasStopped(true)
      break
    }
    setIsRunning(false)
  }
  const stop = () => controller.current.abort()
  /** `hasStopped`: the server gave no answer, or takes no more for now. */
  return { ...chosen, isRunning, hasStopped, add, stop }
}

/** The photos that were chosen, each with its dish. */
function useChosenPhotos({ menu }: MenuEditor) {
  const [photos, setPhotos] = useState<readonly ImportedPhoto[]>([])
  const [isTooMany, setIsTooMany] = useState(false)
  const change = (id: string, changed: Partial<ImportedPhoto>) =>
    setPhotos((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)))

  /** One after another, so that a phone has one of them in its memory at a time. */
  const showPreviews = async (added: readonly ImportedPhoto[]) => {
    for (const { id, file } of added) change(id, { preview: await previewPhoto(file) })
  }
  const choose = (files: readonly File[]) => {
    const room = PHOTO_IMPORT_MAXIMUM - photos.filter(({ state }) => state !== 'added').length
    setIsTooMany(files.length > room)
    const added = matched(files.slice(0, room), menu)
    setPhotos((all) => [...all, ...added])
    void showPreviews(added)
  }
  const chooseDish = (id: string, productId: string | null) =>
    change(id, { productId, state: 'ready', failure: null })
  const leaveOut = (id: string) => setPhotos((all) => all.filter((each) => each.id !== id))
  const toImport = useMemo((): PhotoToImport[] => {
    const withPhoto = productsOfMenu(menu).flatMap(({ id, photo }) => (photo ? [id] : []))
    const known = photos.map((each) => ({ ...each, isAdded: each.state === 'added' }))
    return withUses(known, new Set(withPhoto))
  }, [photos, menu])
  return { photos: toImport, isTooMany, change, choose, chooseDish, leaveOut }
}

/** Each file with the dish that it is named after. */
function matched(files: readonly File[], menu: MenuDocument): ImportedPhoto[] {
  const matches = matchPhotoFiles(
    files.map(({ name }) => name),
    productsOfMenu(menu),
  )
  return files.map((file, place) => {
    const [productId = null, ...others] = matches[place] ?? []
    const isAmbiguous = others.length > 0
    return {
      id: newId(),
      file,
      preview: null,
      productId: isAmbiguous ? null : productId,
      isAmbiguous,
      state: 'ready',
      failure: null,
      photoId: null,
    }
  })
}
