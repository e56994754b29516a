import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { DeclineReason, Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useOrderActions } from './order-actions.ts'

/** What staff may say; that nobody answered is for the deadline to say. */
const END_REASONS = [
  'tooBusy',
  'closing',
  'productUnavailable',
  'cannotDeliver',
  'allergyUnsafe',
  'other',
] as const satisfies readonly DeclineReason[]

const longestText = 300

interface EndOrderDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  act: 'decline' | 'cancel'
}

/** Why an order is not going to be cooked, in words that the customer reads. */
export function EndOrderDialog({ order, act, ...frame }: EndOrderDialogProps) {
  const { t } = useTranslation()
  const { hold } = useOrderActions()
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [reasonText, setReasonText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isDecline = act === 'decline'
  const text = reasonText.trim()
  const isTextMissing = reason === 'other' && text === ''

  const send = (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (!reason || isTextMissing || text.length > longestText) return focusFault(form)
    hold(order, { act, body: { reason, reasonText: text } })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      startsOn="title"
      title={t(isDecline ? 'storeApp.declineTitle' : 'storeApp.cancelTitle', order)}
      closeLabel={t('storeApp.close')}
      onSubmit={send}
      footer={
        <Button type="submit" variant="danger" size="lg">
          {t(isDecline ? 'storeApp.declineNow' : 'storeApp.cancelNow')}
        </Button>
      }
    >
      <p className="soft small">{t('storeApp.reasonHint')}</p>
      <div className="stack">
        <ChoiceGroup
          className="reasons"
          legend={t('storeApp.reasonLegend')}
          isLegendHidden
          name="reason"
          value={reason}
          onChange={setReason}
          options={END_REASONS.map((value) => ({
            value,
            label: t(`storeApp.reason.${value}`),
            small: reason === value && t(`orders.reason.${value}`),
          }))}
          error={isTried && !reason && t('storeApp.reasonMissing')}
        />
        <TextArea
          label={t(reason === 'other' ? 'storeApp.reasonTextNeeded' : 'storeApp.reasonText')}
          aria-required={reason === 'other'}
          rows={2}
          value={reasonText}
          onChange={(event) => setReasonText(event.target.value)}
          error={
            text.length > longestText
              ? t('storeApp.reasonTooLong')
              : isTried && isTextMissing && t('storeApp.reasonTextMissing')
          }
        />
      </div>
    </Dialog>
  )
}
