import { Suspense } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import type { NamedOrder } from './past-order.dialogs.tsx'

const PastOrderDialogs = lazyPart(() =>
  import('./past-order.dialogs.tsx').then(({ PastOrderDialogs }) => ({
    default: PastOrderDialogs,
  })),
)

interface PastOrderProps {
  /** The one that is open; null: none. */
  opened: NamedOrder | null
  onClosed: () => void
}

/** An order that is opened from a list beside the board; its dialogs are loaded with the first one. */
export function PastOrder({ opened, onClosed }: PastOrderProps) {
  return (
    opened && (
      <Suspense>
        <PastOrderDialogs key={opened.id} order={opened} onClosed={onClosed} />
      </Suspense>
    )
  )
}
