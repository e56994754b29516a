import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Invoice } from '#contract/payments/invoices.ts'
import { formatPence, parsePence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useCreditInvoiceMutation } from '#web/calls/staff/money/invoice-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { ReasonField } from '#web/staff/reason-field.tsx'

interface CreditInvoiceDialogProps {
  invoice: Invoice
  onClosed: () => void
}

/** Corrects an invoice by a credit note. */
export function CreditInvoiceDialog({ invoice, onClosed }: CreditInvoiceDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [credit, { error: refused, isLoading }] = useCreditInvoiceMutation()
  const { id, number, totalPence, creditedPence } = invoice
  const leftPence = totalPence - creditedPence
  const pence = parsePence(amount)
  const isAmountWrong = !pence || pence > leftPence
  const isReasonWrong = reason.trim() === ''

  const send = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (isAmountWrong || isReasonWrong) return focusFault(form)
    const body = { amountPence: pence, reason, creditedPence }
    const { error } = await credit({ params: { id }, body })
    if (error !== undefined) return
    setIsOpen(false)
    return showToast({
      id: 'invoices',
      variant: 'positive',
      title: t('operatorMoney.invoices.credited'),
    })
  }
  const maximum = formatPence(leftPence)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      className="store-dialog"
      title={t('operatorMoney.invoices.creditTitle', { number })}
      closeLabel={t('operatorMoney.close')}
      refusal={isLoading ? null : textOfEveryRefusal(refused)}
      onSubmit={(form) => void send(form)}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('operatorMoney.invoices.crediting')}
        >
          {isAmountWrong
            ? t('operatorMoney.invoices.credit')
            : t('operatorMoney.invoices.creditAmount', { amount: formatPence(pence) })}
        </Button>
      }
    >
      <div className="money-form">
        <p>{t('operatorMoney.invoices.creditText', { amount: maximum })}</p>
        <Field
          name="amount"
          inputMode="decimal"
          label={t('operatorMoney.invoices.amount')}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={
            isTried &&
            isAmountWrong &&
            t('operatorMoney.invoices.amountProblem', { amount: maximum })
          }
        />
        <ReasonField
          name="reason"
          maxLength={200}
          label={t('operatorMoney.invoices.reason')}
          value={reason}
          onType={setReason}
          error={isTried && isReasonWrong && t('operatorMoney.invoices.reasonProblem')}
        />
      </div>
    </Dialog>
  )
}
