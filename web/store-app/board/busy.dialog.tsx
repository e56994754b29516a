import { useState } from 'react'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useMarkStoreBusyMutation } from '#web/calls/staff/partner-calls.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { durationWords } from './duration-messages.ts'

const ADDED = [10, 15, 20, 30, 45] as const
const SPANS = [30, 60, 120, 240] as const

interface BusyDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  store: PartnerStore
}

/** How much longer new orders take, and for how long. It always ends by itself. */
export function BusyDialog({ store, ...frame }: BusyDialogProps) {
  const { t } = useTranslation()
  const [addedMinutes, setAddedMinutes] = useState<number>(15)
  const [forMinutes, setForMinutes] = useState<number>(60)
  const [setBusy, { error, isLoading }] = useMarkStoreBusyMutation()

  const send = async () => {
    const body = { addedMinutes, forMinutes }
    const answer = await setBusy({ params: { storeId: store.id }, body })
    if (!answer.error) frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      title={t('storeApp.busyTitle')}
      closeLabel={t('storeApp.close')}
      isPressBesideIgnored={false}
      refusal={isLoading ? null : textOfEveryRefusal(error)}
      onSubmit={() => void send()}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('storeApp.saving')}
        >
          {t('storeApp.busyNow', { count: addedMinutes })}
        </Button>
      }
    >
      <p className="soft">{t('storeApp.busyText')}</p>
      <fieldset className="chips board-tap">
        <legend>{t('storeApp.busyAdd')}</legend>
        {ADDED.map((count) => (
          <Chip
            key={count}
            type="radio"
            name="added"
            checked={addedMinutes === count}
            onChange={() => setAddedMinutes(count)}
          >
            {t('storeApp.addedMinutes', { count })}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="chips board-tap">
        <legend>{t('storeApp.busyFor')}</legend>
        {SPANS.map((minutes) => (
          <Chip
            key={minutes}
            type="radio"
            name="span"
            checked={forMinutes === minutes}
            onChange={() => setForMinutes(minutes)}
          >
            {durationWords(t, minutes)}
          </Chip>
        ))}
      </fieldset>
    </Dialog>
  )
}
