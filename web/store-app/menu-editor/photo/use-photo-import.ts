import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { matchPhotoFiles, PHOTO_IMPORT_MAXIMUM } from '#rules/menu/photo-files/match-photo-files.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { previewPhoto } from '#web/photos/prepare-photo.ts'
import type { AppStore } from '#web/state/store.ts'
import { newId } from '#web/store-app/menu-editor/new-id.ts'
import type { MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { addToDraft, isOfOne, sendPatiently } from './import-photo.ts'

export interface ImportedPhoto {
  id: string
  file: File
  /** A `data:` address; null: not there yet, or the browser can't read the file. */
  preview: string | null
  /** The dish that it is for; null: none yet. */
  productId: string | null
  state: 'ready' | 'sending' | 'waiting' | 'added' | 'failed'
  failure: ApiFailure | null
  /** Of a photo that the server has, though no dish has it yet: it isn't sent twice. */
  photoId: string | null
}

/** Whether it is still to be added. */
export const isToAdd = ({ state, productId }: ImportedPhoto) =>
  state !== 'added' && productId !== null

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
      const { storeId } = editor
      const sent = photoId ?? (await sendPatiently(store, { storeId, file, signal, onWaiting }))
      change(id, { photoId: sent })
      await addToDraft(editor, { productId, photoId: sent })
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

  /** Adds every photo that has a dish. One that is refused is left out; without an answer, no more are sent. */
  const add = async () => {
    const { signal } = (controller.current = new AbortController())
    setIsRunning(true)
    setHasStopped(false)
    for (const photo of chosen.photos.filter(isToAdd)) {
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
    const room = PHOTO_IMPORT_MAXIMUM - photos.length
    setIsTooMany(files.length > room)
    const added = matched(files.slice(0, room), menu, photos)
    setPhotos([...photos, ...added])
    void showPreviews(added)
  }
  const chooseDish = (id: string, productId: string | null) =>
    change(id, { productId, state: 'ready', failure: null })
  const leaveOut = (id: string) => setPhotos((all) => all.filter((each) => each.id !== id))
  return { photos, isTooMany, change, choose, chooseDish, leaveOut }
}

/** Each file with its dish, if no earlier photo is for that. */
function matched(
  files: readonly File[],
  menu: MenuDocument,
  earlier: readonly ImportedPhoto[],
): ImportedPhoto[] {
  const taken = new Set(earlier.map(({ productId }) => productId))
  const free = productsOfMenu(menu).filter(({ id }) => !taken.has(id))
  const matches = matchPhotoFiles(
    files.map(({ name }) => name),
    free,
  )
  return files.map((file, index) => ({
    id: newId(),
    file,
    preview: null,
    productId: matches[index] ?? null,
    state: 'ready',
    failure: null,
    photoId: null,
  }))
}
