import { CirclePause } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'

const PauseAreaDialog = lazyPart(() =>
  import('./pause-area.dialog.tsx').then((module) => ({ default: module.PauseAreaDialog })),
)

/** Opens the dialog in which an area is paused. */
export function PauseArea() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={CirclePause} />
        {t('now.pauseArea.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PauseAreaDialog onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
