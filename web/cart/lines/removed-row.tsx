import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/messages/use-translation.ts'

interface RemovedRowProps {
  name: string
  onUndo: () => void
}

/** The row of a line that has just been removed: the button that restores it. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useTranslation()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button was removed with the line: move the focus to "Undo".
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <li className="row between removed-line">
      <span className="small soft">{t('cart.removed', { name })}</span>
      <button
        ref={undo}
        type="button"
        className="link-btn small"
        aria-label={t('cart.undoRemoval', { name })}
        onClick={({ currentTarget }) => {
          focusBasket(currentTarget)
          onUndo()
        }}
      >
        {t('cart.undo')}
      </button>
    </li>
  )
}

/**
 * Moves the focus on from a line that is about to be removed: to the next one, to the former one if it was
 * the last, and to the basket if it was the only one.
 */
export function moveFocusOn(): void {
  const line = document.activeElement?.closest('.basket-lines .line')
  const basket = line?.closest<HTMLElement>('aside, [role="dialog"]')
  if (!line || !basket) return
  const lines = [...basket.querySelectorAll('.basket-lines .line')]
  const at = lines.indexOf(line)
  const neighbour = lines[at + 1] ?? lines[at - 1]
  const next = neighbour?.querySelector<HTMLElement>('.line-acts a, .line-acts button')
  if (next) next.focus({ preventScroll: true })
  else focusBasket(basket)
}

/** Moves the focus from an element that is removed, because its task is done, to the basket around it. */
function focusBasket(within: Element): void {
  const basket = within.closest<HTMLElement>('aside, [role="dialog"]')
  const target = basket?.querySelector<HTMLElement>('h2[tabindex]') ?? basket
  target?.focus({ preventScroll: true })
}
