import '#web/messages/order-record.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import { TICKET_KINDS, type TicketKind } from '#rules/printing/ticket.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useReprintForStoreMutation } from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

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
  const form = useRef<HTMLDivElement>(null)
  const [reprint, { isLoading }] = useReprintForStoreMutation()
  const printer = printers.find(({ id }) => id === printerId)
  const isNoteMissing = note.trim() === ''

  const print = async () => {
    flushSync(() => setIsTried(true))
    if (!printer || isNoteMissing) return focusFault(form.current)
    const body = { printerId: printer.id, kind, note }
    const { error } = await reprint({ params: { orderId: order.id }, body })
    if (error !== undefined) return showFailure(error)
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
      isPressBesideIgnored
      className="store-dialog"
      title={t('orderRecord.reprintTitle', order)}
      closeLabel={t('operatorOrders.close')}
      footer={
        <Button
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('operatorOrders.acting')}
          onClick={() => void print()}
        >
          {t('orderRecord.print')}
        </Button>
      }
    >
      <div ref={form} className="stack">
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
        <Field
          label={t('operatorOrders.why')}
          hint={t('operatorOrders.whyHint')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={isTried && isNoteMissing && t('operatorOrders.whyMissing')}
        />
      </div>
    </Dialog>
  )
}
