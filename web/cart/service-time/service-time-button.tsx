import { ChevronDown, Clock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { lazyPartWithState } from '#web/page/lazy-part-with-state.ts'
import type { ServiceTimeProps } from '#web/cart/basket/use-basket-commands.ts'
import { timeButtonText } from './slot-messages.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

const loadDialog = () => import('./service-time.dialog.tsx')
const ServiceTimeDialog = lazyPartWithState(() =>
  loadDialog().then(({ ServiceTimeDialog: Dialog }) => Dialog),
)

/** When the food is wanted; opens the times to choose from. Empty if a store has none to offer. */
export function ServiceTimeButton(props: ServiceTimeProps & { label?: string }) {
  const { t } = useTranslation()
  const { choice, place } = props
  const now = useServerNow(60_000)
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  if (place.tab === 'closed') return null
  return (
    <>
      <Button
        size="sm"
        className="only-scripted"
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Clock} />
        {props.label ?? timeButtonText(t, { ...choice, isOpen: place.tab === 'available' }, now)}
        <Icon of={ChevronDown} />
      </Button>
      {isOpen !== null && (
        <Suspense>
          <ServiceTimeDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
