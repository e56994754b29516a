import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeclineReason, Order } from '#contract/orders.ts'
import type { OperatorAct } from '#rules/operator/order-note.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { newKey } from '#web/calls/request/idempotency-key.ts'
import { useActOnOrderMutation } from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { ReasonField } from '#web/staff/reason-field.tsx'

const END_REASONS = [
  'tooBusy',
  'closing',
  'productUnavailable',
  'cannotDeliver',
  'allergyUnsafe',
  'other',
] as const satisfies readonly DeclineReason[]

interface ActDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  act: OperatorAct
}

/** Why an operator does something to an order, and what its customer reads of it. */
export function ActDialog({ order, act, ...frame }: ActDialogProps) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [reasonText, setReasonText] = useState('')
  const [spokenBy, setSpokenBy] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [key] = useState(newKey)
  const [send, { error: refused, isLoading }] = useActOnOrderMutation()
  const isEnd = act === 'decline' || act === 'cancel'
  const isNoteMissing = note.trim() === ''
  const isReasonMissing = isEnd && reason === null
  const isTextMissing = isEnd && reason === 'other' && reasonText.trim() === ''

  const doIt = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (isNoteMissing || isReasonMissing || isTextMissing) return focusFault(form)
    const { error } = await send({
      params: { orderId: order.id },
      body: {
        act,
        note,
        ...(isEnd && reason && { reason, reasonText: reasonText.trim() }),
        ...(act === 'accept' && spokenBy.trim() && { allergyDiscussedBy: spokenBy.trim() }),
      },
      key,
    })
    if (error !== undefined) return
    showToast({
      id: `act ${order.id}`,
      variant: 'positive',
      title: t('operatorOrders.acted', order),
    })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      startsOn={isEnd ? 'title' : 'field'}
      className="store-dialog"
      title={t(`operatorOrders.actTitle.${act}`, order)}
      closeLabel={t('operatorOrders.close')}
      refusal={isLoading ? null : textOfEveryRefusal(refused)}
      onSubmit={(form) => void doIt(form)}
      footer={
        <Button
          type="submit"
          variant={isEnd ? 'danger' : 'primary'}
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('operatorOrders.acting')}
        >
          {t(`operatorOrders.act.${act}`)}
        </Button>
      }
    >
      <div className="stack">
        {isEnd && (
          <>
            <ChoiceGroup
              className="reasons"
              legend={t('operatorOrders.endReason')}
              name="reason"
              value={reason}
              onChange={setReason}
              options={END_REASONS.map((value) => ({ value, label: t(`orders.reason.${value}`) }))}
              error={isTried && isReasonMissing && t('operatorOrders.endReasonMissing')}
            />
            <TextArea
              label={t(
                reason === 'other' ? 'operatorOrders.endTextNeeded' : 'operatorOrders.endText',
              )}
              aria-required={reason === 'other'}
              rows={2}
              maxLength={300}
              value={reasonText}
              onChange={({ target }) => setReasonText(target.value)}
              error={isTried && isTextMissing && t('operatorOrders.endTextMissing')}
            />
          </>
        )}
        {act === 'accept' && order.allergyNote !== '' && (
          <Field
            label={t('operatorOrders.spokenBy')}
            hint={t('operatorOrders.spokenByHint')}
            maxLength={60}
            value={spokenBy}
            onChange={(event) => setSpokenBy(event.target.value)}
          />
        )}
        <ReasonField
          label={t('operatorOrders.why')}
          hint={t('operatorOrders.whyHint')}
          maxLength={500}
          value={note}
          onType={setNote}
          error={isTried && isNoteMissing && t('operatorOrders.whyMissing')}
        />
      </div>
    </Dialog>
  )
}
