import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import type { AppStore } from '#web/state/store.ts'
import { NOT_THERE, type MenuEditor } from '#web/store-app/menu-editor/use-menu-editor.ts'
import { sendMenuPhoto } from './send-menu-photo.ts'

/** How long the server wants to be left alone after these, in milliseconds. */
const WAITS: Readonly<Record<string, number>> = {
  TOO_MANY_REQUESTS: 15_000,
  PHOTO_UPLOADS_BUSY: 3000,
}
const TRIES = 20
/** Against somebody else who edits the same dish all the time. */
const EDITS = 3

interface Sending {
  storeId: string
  file: File
  signal: AbortSignal
  /** The server has too much to do, or has no more. */
  onWaiting: (isWaiting: boolean) => void
}

/** Sends a photo, however long the server has too much to do; answers its id. Throws an ApiFailure, or the signal's reason. */
export async function sendPatiently(
  store: AppStore,
  { onWaiting, ...sending }: Sending,
): Promise<string> {
  for (let tries = 1; ; tries++)
    try {
      return (await sendMenuPhoto(store, { ...sending, onProgress: () => {} })).photoId
    } catch (thrown) {
      const waitMs = isApiFailure(thrown) ? WAITS[thrown.code] : undefined
      if (waitMs === undefined || tries === TRIES) throw thrown
      onWaiting(true)
      await passed(waitMs, sending.signal)
      onWaiting(false)
    }
}

/** Gives a dish of the draft a photo, whatever others do to the dish meanwhile. Throws an ApiFailure. */
export async function addToDraft(
  { queue }: MenuEditor,
  { productId, photoId }: { productId: string; photoId: string },
): Promise<void> {
  for (let tries = 1; tries <= EDITS; tries++) {
    const { menu } = queue.state()
    const category = menu.categories.find(({ products }) =>
      products.some(({ id }) => id === productId),
    )
    const product = category?.products.find(({ id }) => id === productId)
    if (!category || !product) break
    const photo = { photoId, x: 50, y: 50, alt: '' }
    const edited = { ...product, photo }
    const answer = await queue.edit([
      { kind: 'saveProduct', categoryId: category.id, product: edited },
    ])
    if (answer.kind === 'refused') throw answer.failure ?? NOT_THERE
    if (answer.kind !== 'overtaken') return
  }
  throw NOT_THERE
}

/** Whether a failure is that of one photo, so that the others can go on. */
export const isOfOne = ({ code }: ApiFailure): boolean =>
  code.startsWith('PHOTO_') || code === NOT_THERE.code || code === 'NONEXISTING_PHOTO'

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
