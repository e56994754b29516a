import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import type { EditQueue } from '#web/store-app/menu-editor/edit-queue.ts'
import { NOT_THERE } from '#web/store-app/menu-editor/use-menu-editor.ts'

/** How long the server wants to be left alone after these, in milliseconds. */
const WAITS: Readonly<Record<string, number>> = {
  TOO_MANY_REQUESTS: 15_000,
  PHOTO_UPLOADS_BUSY: 3000,
}
const TRIES = 20
/** Against somebody else who edits the same dish all the time. */
const EDITS = 3
const ALWAYS_CHANGED = { status: 409, code: 'MENU_DRAFT_HAS_CHANGED', details: {}, fields: [] }

interface Sending {
  signal: AbortSignal
  /** The server has too much to do, or has no more. */
  onWaiting: (isWaiting: boolean) => void
}

/** What `send` answers, however long the server has too much to do. Throws an ApiFailure, or the signal's reason. */
export async function sendPatiently<Sent>(
  send: () => Promise<Sent>,
  { signal, onWaiting }: Sending,
): Promise<Sent> {
  for (let tries = 1; ; tries++)
    try {
      return await send()
    } catch (thrown) {
      const waitMs = isApiFailure(thrown) ? WAITS[thrown.code] : undefined
      if (waitMs === undefined || tries === TRIES) throw thrown
      onWaiting(true)
      await passed(waitMs, signal)
      onWaiting(false)
    }
}

/** Gives a dish of the draft a photo, whatever others do to the dish meanwhile. Throws an ApiFailure. */
export async function addToDraft(
  queue: EditQueue,
  { productId, photoId }: { productId: string; photoId: string },
): Promise<void> {
  for (let tries = 1; tries <= EDITS; tries++) {
    const { menu } = queue.state()
    const category = menu.categories.find(({ products }) =>
      products.some(({ id }) => id === productId),
    )
    const product = category?.products.find(({ id }) => id === productId)
    if (!category || !product) throw NOT_THERE
    const photo = { photoId, x: 50, y: 50, alt: '' }
    const edited = { ...product, photo }
    const answer = await queue.edit([
      { kind: 'saveProduct', categoryId: category.id, product: edited },
    ])
    if (answer.kind === 'refused') throw answer.failure ?? NOT_THERE
    // The queue sends it with the next edit; until then nobody knows whether the draft has it.
    if (answer.kind === 'waiting') throw NO_ANSWER
    if (answer.kind === 'saved') return
  }
  throw ALWAYS_CHANGED
}

const OF_ONE: ReadonlySet<string> = new Set([
  NOT_THERE.code,
  ALWAYS_CHANGED.code,
  'NONEXISTING_PHOTO',
])

/** Whether a failure is that of one photo, so that the others can go on. */
export const isOfOne = ({ code }: ApiFailure): boolean =>
  OF_ONE.has(code) || (code.startsWith('PHOTO_') && WAITS[code] === undefined)

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
