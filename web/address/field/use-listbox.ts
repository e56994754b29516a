import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The id of a place in the list, by which the field says which one the arrow keys have reached. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

const presses = ['pointerdown', 'click']

const controls = 'a, button, input, label'

interface ListboxOptions<Item> {
  items: readonly Item[]
  /** The field and its list: a press elsewhere closes the list. */
  box: RefObject<HTMLElement | null>
  onChoose: (item: Item) => void
  /** The arrow keys were pressed with no list to open. */
  onReopen: () => void
}

/**
 * The list under a field in which the focus stays, with the keys of the pattern of editable
 * comboboxes. Keys that an input method is using are left to it.
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
    // An Enter that ends a composition is 229 in Safari, where it would send the form.
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

/** Keys that move within what was typed, which leads back from the list. */
const inText = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

/** Which item of a list the arrow keys have reached: none (-1) again for a new list. */
function useHighlight(items: readonly unknown[]) {
  const [reached, setReached] = useState<{ of: readonly unknown[]; index: number }>()
  const active = reached?.of === items ? reached.index : -1
  const setActive = (index: number) => setReached({ of: items, index })
  /** Up from the first and down from the last lead back into the field. */
  const move = (by: 1 | -1) => {
    const places = items.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  return { active, setActive, move }
}

/**
 * Calls `close` for a press beside an open box: not every browser takes the focus away for it. A box
 * that closed as a button goes down could move the button away from under the press, so there it
 * closes with the click. @returns for when the focus leaves the box, which such a press does first
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
