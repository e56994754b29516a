import '#web/messages/discounts.ts'
import { useState } from 'react'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'

interface StopDialogProps {
  discount: ManagedDiscount
  isOpen: boolean
  onStop: () => Promise<unknown>
  onClose: () => void
  onClosed: () => void
}

/** Asks before a discount is stopped, as it can't be started again. */
export function StopDialog({ discount, isOpen, onStop, onClose, onClosed }: StopDialogProps) {
  const { t } = useTranslation()
  const [isStopping, setIsStopping] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const stop = async () => {
    setRefusal(null)
    setIsStopping(true)
    try {
      await onStop()
      onClose()
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown
      setRefusal(textOfFailure(thrown))
    } finally {
      setIsStopping(false)
    }
  }
  return (
    <Dialog
      {...{ isOpen, onClose, onClosed }}
      startsOn="title"
      refusal={refusal}
      title={t('discounts.stopDialog.title', { name: discount.name })}
      closeLabel={t('discounts.close')}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isLoading={isStopping}
            loadingLabel={t('discounts.stopDialog.stopping')}
            onClick={() => void stop()}
          >
            {t('discounts.stopDialog.stop')}
          </Button>
          <Button size="lg" onClick={onClose}>
            {t('discounts.stopDialog.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('discounts.stopDialog.text')}</p>
    </Dialog>
  )
}
