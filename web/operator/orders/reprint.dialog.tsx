import '#web/messages/order-record.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import { TICKET_KINDS, type TicketKind } from '#rules/printing/ticket.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useReprintForStoreMutation } from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { ReasonField } from '#web/staff/reason-field.tsx'

interface ReprintDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  printers: OrderRecord['printers']
}

/** On which printer of the restaurant a ticket is printed again, and why. */
export function ReprintDialog({ order, printers, ...frame }: ReprintDialogProps) {
  const { t } = useTranslation()
  const [printerId, setPrinterId] = useState(printers.length === 1 ? printers[0]?.id : undefined)
  const [kind, setKind] = useState<TicketKind>('kitchen')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [reprint, { error: refused, isLoading }] = useReprintForStoreMutation()
  const printer = printers.find(({ id }) => id === printerId)
  const isNoteMissing = note.trim() === ''

  const print = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (!printer || isNoteMissing) return focusFault(form)
    const body = { printerId: printer.id, kind, note }
    const { error } = await reprint({ params: { orderId: order.id }, body })
    if (error !== undefined) return
    showToast({
      id: `act ${order.id}`,
      variant: 'positive',
      title: t('orderRecord.printed', printer),
    })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      className="store-dialog"
      title={t('orderRecord.reprintTitle', order)}
      closeLabel={t('operatorOrders.close')}
      refusal={isLoading ? null : textOfEveryRefusal(refused)}
      onSubmit={(form) => void print(form)}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('operatorOrders.acting')}
        >
          {t('orderRecord.print')}
        </Button>
      }
    >
      <div className="stack">
        <ChoiceGroup
          className="reasons"
          legend={t('orderRecord.printer')}
          name="printer"
          value={printerId ?? null}
          onChange={setPrinterId}
          options={printers.map(({ id, name, status }) => ({
            value: id,
            label: name,
            small: t(`orderRecord.printerStatus.${status}`),
          }))}
          error={isTried && !printer && t('orderRecord.printerMissing')}
        />
        <ChoiceGroup
          className="reasons"
          legend={t('orderRecord.ticket')}
          name="ticket"
          value={kind}
          onChange={setKind}
          options={TICKET_KINDS.map((value) => ({
            value,
            label: t(`orderRecord.tickets.${value}`),
          }))}
        />
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
