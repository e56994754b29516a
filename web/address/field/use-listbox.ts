import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useHighlight } from './use-highlight.ts'
import { usePressBeside } from './use-press-beside.ts'

interface ListboxOptions<Item> {
  items: readonly Item[]
  /** The field and its list: a press elsewhere closes the list. */
  box: RefObject<HTMLElement | null>
  onChoose: (item: Item) => void
  /** The arrow keys were pressed with no list to open. */
  onAskedAgain: () => void
}

/**
 * The list under a field in which the focus stays, with the keys of the pattern of editable
 * comboboxes. Keys that an input method is using are left to it.
 */
export function useListbox<Item>({ items, box, onChoose, onAskedAgain }: ListboxOptions<Item>) {
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
      if (items.length === 0) onAskedAgain()
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
