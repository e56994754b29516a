/** What was dropped, and where: before or after another thing of its kind, or at the end of a list of them. */
export interface Drop {
  kind: string
  id: string
  target: { id: string; where: 'before' | 'after' | 'end' }
}

/** A finger that only taps a handle moves nothing. */
const STARTS_AFTER_PX = 4
/** So near to an edge of what scrolls, it scrolls, faster the nearer. */
const SCROLLS_WITHIN_PX = 110
const SCROLL_PX_PER_FRAME = 16

/**
 * Things within an element can be dragged to another place by mouse, pen or finger. What can is marked by
 * `data-drag="<kind>"` and `data-drag-id`, and has a handle with `data-drag-handle`; the end of a list by
 * `data-drop="<kind>"` and the id of the list. Nothing is measured or rendered beforehand: what is under the
 * pointer is looked for as it moves, so that a list of a thousand costs nothing. Keyboards and screen readers
 * need buttons beside it.
 *
 * @returns what ends it
 */
export function dragToOrder(container: HTMLElement, onDrop: (drop: Drop) => void): () => void {
  let current: Drag | null = null
  const start = (event: PointerEvent) => {
    const handle = elementOf(event.target)?.closest('[data-drag-handle]')
    const item = handle?.closest<HTMLElement>('[data-drag]')
    if (!item || !event.isPrimary || event.button !== 0) return
    // Neither selects text nor scrolls.
    event.preventDefault()
    current?.end()
    current = new Drag({ container, item, event, onDrop })
  }
  container.addEventListener('pointerdown', start)
  return () => {
    container.removeEventListener('pointerdown', start)
    current?.end()
  }
}

const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : null)

interface DragStart {
  container: HTMLElement
  item: HTMLElement
  event: PointerEvent
  onDrop: (drop: Drop) => void
}

/** From the pressing of a handle to its release. */
class Drag {
  readonly #start: DragStart
  readonly #kind: string
  readonly #line = document.createElement('div')
  readonly #listening = new AbortController()
  #pointer: { x: number; y: number }
  #target: Drop['target'] | null = null
  #frame: number | null = null

  constructor(start: DragStart) {
    this.#start = start
    this.#kind = start.item.dataset['drag'] ?? ''
    this.#pointer = { x: start.event.clientX, y: start.event.clientY }
    this.#line.className = 'drag-line'
    this.#line.hidden = true
    const { signal } = this.#listening
    addEventListener('pointermove', (event) => this.#move(event), { signal })
    addEventListener('pointerup', (event) => this.#release(event), { signal })
    addEventListener('pointercancel', () => this.end(), { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && this.end(), { signal })
  }

  end(): void {
    this.#listening.abort()
    if (this.#frame === null) return
    cancelAnimationFrame(this.#frame)
    this.#line.remove()
    delete this.#start.item.dataset['dragged']
    this.#keepInPlace(() => delete this.#start.container.dataset['dragging'])
  }

  #move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    const { event } = this.#start
    if (pointerId !== event.pointerId) return
    this.#pointer = { x, y }
    const isFar = Math.hypot(x - event.clientX, y - event.clientY) >= STARTS_AFTER_PX
    if (this.#frame === null && isFar) this.#begin()
  }

  #begin(): void {
    const { container, item } = this.#start
    item.dataset['dragged'] = ''
    this.#keepInPlace(() => (container.dataset['dragging'] = this.#kind))
    container.append(this.#line)
    const follow = () => {
      this.#frame = requestAnimationFrame(follow)
      this.#scroll()
      this.#find()
    }
    follow()
  }

  /** What a change of the list moves, the page scrolls back: the dragged thing stays under the pointer. */
  #keepInPlace(change: () => void): void {
    const { item, container } = this.#start
    const before = item.getBoundingClientRect().top
    change()
    scrollerOf(container).scrollBy({
      top: item.getBoundingClientRect().top - before,
      behavior: 'instant',
    })
  }

  #scroll(): void {
    const scroller = scrollerOf(this.#start.container)
    const isPage = scroller === document.scrollingElement
    const rect = scroller.getBoundingClientRect()
    const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : rect
    const { y } = this.#pointer
    const above = Math.max(0, top + SCROLLS_WITHIN_PX - y)
    const below = Math.max(0, y - (bottom - SCROLLS_WITHIN_PX))
    const speed = ((below - above) / SCROLLS_WITHIN_PX) * SCROLL_PX_PER_FRAME
    if (speed !== 0) scroller.scrollBy({ top: speed, behavior: 'instant' })
  }

  /** Finds what is under the pointer, and shows where the dragged thing would go. */
  #find(): void {
    const { container, item } = this.#start
    const kind = CSS.escape(this.#kind)
    const { left, width } = container.getBoundingClientRect()
    const { y } = this.#pointer
    const found = document
      .elementsFromPoint(left + width / 2, y)
      .map((each) => each.closest<HTMLElement>(`[data-drag="${kind}"], [data-drop="${kind}"]`))
      .find((each) => each && container.contains(each))
    const id = found?.dataset['dragId']
    if (!found || id === undefined) return
    const rect = found.getBoundingClientRect()
    const isEnd = found.dataset['drop'] !== undefined
    const where = isEnd ? 'end' : y < rect.top + rect.height / 2 ? 'before' : 'after'
    this.#target = found === item ? null : { id, where }
    this.#line.hidden = this.#target === null
    this.#line.style.top = `${where === 'after' ? rect.bottom : rect.top}px`
    this.#line.style.left = `${rect.left}px`
    this.#line.style.width = `${rect.width}px`
  }

  #release({ pointerId }: PointerEvent): void {
    const { event, item, onDrop } = this.#start
    if (pointerId !== event.pointerId) return
    const target = this.#frame === null ? null : this.#target
    this.end()
    const id = item.dataset['dragId']
    if (target && id !== undefined) onDrop({ kind: this.#kind, id, target })
  }
}

/** The nearest thing around an element that scrolls, else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    const isScroller = overflowY === 'auto' || overflowY === 'scroll'
    if (isScroller && around.scrollHeight > around.clientHeight && around !== document.body)
      return around
  }
  return document.scrollingElement ?? document.documentElement
}
