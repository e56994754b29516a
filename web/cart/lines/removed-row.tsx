import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/messages/use-translation.ts'
import { focusBasket } from './move-focus.ts'

interface RemovedRowProps {
  name: string
  onUndo: () => void
}

/** Where a dish was that has just been removed: the way to put it back. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useTranslation()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // What removed it has gone with it: the focus goes on to what undoes that.
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
