import { Suspense, useState, type ReactNode } from 'react'
import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const Sheet = lazyPart(() =>
  import('./shared-sheet.dialog.tsx').then((m) => ({ default: m.SharedSheet })),
)

/** The shared basket at the bottom of a phone's screen; opens it as a sheet. */
export function SharedBar({ shared, children }: { shared: SharedCart; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const { itemCount, subtotalPence } = shared
  if (itemCount === 0 && isOpen === null) return null
  return (
    <section className="basket-bar only-phone" aria-label={t('sharing.basket')}>
      <Button
        variant="primary"
        size="lg"
        isBlock
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span>
          <span aria-hidden>{itemCount}</span>
          <span className="sr">{t('cart.items', { count: itemCount })}</span>
        </span>
        <span>{t('sharing.view')}</span>
        <span>{formatPence(subtotalPence)}</span>
      </Button>
      {isOpen !== null && (
        <Suspense>
          <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </section>
  )
}
