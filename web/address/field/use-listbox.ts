import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The id of a suggestion in the list, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

const presses = ['pointerdown', 'click']

const controls = 'a, button, input, label'

interface ListboxOptions<Item> {
  items: readonly Item[]
  /** The field and its list: a press outside closes the list. */
  box: RefObject<HTMLElement | null>
  onChoose: (item: Item) => void
  /** Called when the arrow keys are pressed with no list to open. */
  onReopen: () => void
}

/**
 * The keyboard behaviour of the list under a field that keeps the focus, as in the ARIA pattern of editable
 * comboboxes. Keys that an input method is using are ignored.
 */
export function useListbox<Item>({ items, box, onChoose, onReopen }: ListboxOptions<Item>) {
  const [isOpen, setIsOpen] = useState(false)
  const { active, setActive, move } = useHighlight(items)
  const isListed = isOpen && items.length > 0

  function open() {
    setIsOpen(true)
    setActive(-1)
  }

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function choose(index: number) {
    const item = items[index]
    if (item === undefined) return
    close()
    onChoose(item)
  }

  function press(event: KeyboardEvent) {
    const { key, altKey, nativeEvent } = event
    // An Enter that ends a composition is 229 in Safari, where it would submit the form.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === composed
    if (isComposing) return key === 'Enter' ? event.preventDefault() : undefined
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (altKey && key === 'ArrowUp') return close()
      if (items.length === 0) onReopen()
      setIsOpen(true)
      if (!altKey) move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter') {
      const isChoice = isListed && active >= 0
      if (!isChoice) return close()
      event.preventDefault()
      choose(active)
    } else if (key === 'Escape' && isListed) {
      // The list closes, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (inText.has(key)) setActive(-1)
  }

  const leave = usePressBeside(box, isOpen, close)
  return { isOpen, isListed, active, open, leave, choose, press }
}

const composed = 229

/** Keys that move within the typed text, which leave the list. */
const inText = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

/** The index of the item that the arrow keys have reached; -1 (none) for a new list. */
function useHighlight(items: readonly unknown[]) {
  const [reached, setReached] = useState<{ of: readonly unknown[]; index: number }>()
  const active = reached?.of === items ? reached.index : -1
  const setActive = (index: number) => setReached({ of: items, index })
  /** Up from the first item and down from the last go back to the field. */
  const move = (by: 1 | -1) => {
    const places = items.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  return { active, setActive, move }
}

/**
 * Calls `close` for a press outside an open box: not every browser moves the focus for it. A box that closes
 * as a button goes down could move the button away from under the press, so there it closes with the click.
 * @returns the handler for when the focus leaves the box, which such a press causes first
 */
function usePressBeside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): () => void {
  const isPressing = useRef(false)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!isOpen) return
    const press = ({ type, target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return
      isPressing.current = type === 'pointerdown' && target.closest(controls) !== null
      if (!isPressing.current) latest.current()
    }
    for (const type of presses) document.addEventListener(type, press)
    return () => {
      for (const type of presses) document.removeEventListener(type, press)
    }
  }, [isOpen, box])

  return () => {
    if (!isPressing.current) close()
  }
}
