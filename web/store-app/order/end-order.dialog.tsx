import { useState } from 'react'
import { useTranslation } from '#web/messages/use-translation.ts'
import { END_REASONS } from './end-reasons.ts'
import type { DeclineReason, Order } from '#contract/orders.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useOrderAct } from './use-order-act.ts'

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
  const { underWay, perform } = useOrderAct(order)
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [reasonText, setReasonText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isDecline = act === 'decline'
  const text = reasonText.trim()
  const isTextMissing = reason === 'other' && text === ''

  const send = async () => {
    setIsTried(true)
    if (!reason || isTextMissing || text.length > longestText) return
    // Also when somebody was faster: then there is nothing left to end.
    await perform({ act, body: { reason, reasonText: text } })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      isPressBesideIgnored
      title={t(isDecline ? 'storeApp.declineTitle' : 'storeApp.cancelTitle', order)}
      closeLabel={t('storeApp.close')}
      footer={
        <Button
          variant="danger"
          size="lg"
          isLoading={underWay !== null}
          loadingLabel={t(isDecline ? 'storeApp.declining' : 'storeApp.cancelling')}
          onClick={() => void send()}
        >
          {t(isDecline ? 'storeApp.declineNow' : 'storeApp.cancelNow')}
        </Button>
      }
    >
      <p className="soft small">{t('storeApp.reasonHint')}</p>
      <fieldset className="reasons">
        <legend className="sr">{t('storeApp.reasonLegend')}</legend>
        {isTried && !reason && <Banner variant="danger">{t('storeApp.reasonMissing')}</Banner>}
        {END_REASONS.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="reason"
            checked={reason === one}
            onChange={() => setReason(one)}
            small={reason === one ? t(`orders.reason.${one}`) : undefined}
          >
            {t(`storeApp.reason.${one}`)}
          </Choice>
        ))}
      </fieldset>
      <TextArea
        label={t('storeApp.reasonText')}
        rows={2}
        value={reasonText}
        onChange={(event) => setReasonText(event.target.value)}
        error={
          text.length > longestText
            ? t('storeApp.reasonTooLong')
            : isTried && isTextMissing && t('storeApp.reasonTextMissing')
        }
      />
    </Dialog>
  )
}
