import '#web/messages/refund.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BodyOf } from '#contract/call.ts'
import type { Order } from '#contract/orders.ts'
import type { refundOperatorOrder } from '#contract/payments/refunds.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  amountOf,
  payingBody,
  refundAttempt,
  refundBody,
  shareOf,
  type RefundAttempt,
} from './refund-choice.ts'
import { tooMuchWords } from './refund-refusal.ts'
import { RefundForm, type RefundWish } from './refund-form.tsx'

const longestReason = 200

type OperatorBody = BodyOf<typeof refundOperatorOrder>

export interface RefundSent {
  orderId: string
  body: Omit<OperatorBody, 'payer' | 'marketplacePence'>
  /** Who pays. */
  paying: Pick<OperatorBody, 'payer' | 'marketplacePence'>
  idempotencyKey: string
}

interface RefundDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  /** Whether it is asked who pays; otherwise the store does. */
  choosesPayer?: boolean
  /** Answers as a mutation does. */
  onSend: (sent: RefundSent) => Promise<{ error?: unknown }>
  /** The money is on its way; the dialog leaves what follows to its owner. */
  onGiven: () => void
}

/** Gives back what a customer has paid online: all that is left, or some dishes. */
export function RefundDialog(props: RefundDialogProps) {
  const { order, choosesPayer = false, onSend, onGiven, ...frame } = props
  const { t } = useTranslation()
  const [wish, setWish] = useState<RefundWish>({
    kind: 'rest',
    quantities: order.lines.map(() => 0),
    amount: '',
    fee: null,
    reason: '',
    bearer: 'store',
    share: '',
  })
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const attempt = useRef<RefundAttempt | null>(null)
  const amountPence = amountOf(order, wish)
  const isNothing = isTried && amountPence === 0 && !failure
  const isShareWrong = wish.bearer === 'both' && shareOf(wish, amountPence) === null
  const isTooLong = wish.reason.trim().length > longestReason

  const send = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (amountPence === 0 || isShareWrong || isTooLong) return focusFault(form)
    const body = refundBody(wish, wish.reason)
    const paying = payingBody(wish, amountPence)
    attempt.current = refundAttempt({ ...body, ...paying }, attempt.current)
    setIsSending(true)
    setFailure(null)
    const sent = { orderId: order.id, body, paying, idempotencyKey: attempt.current.key }
    const { error } = await onSend(sent)
    setIsSending(false)
    if (error !== undefined) return setFailure(isApiFailure(error) ? error : NO_ANSWER)
    showToast({
      id: `refund ${order.id}`,
      variant: 'positive',
      title: t('refund.done', { amount: formatPence(amountPence) }),
      text: t('refund.doneText'),
    })
    onGiven()
  }
  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('refund.title', order)}
      closeLabel={t('storeApp.close')}
      refusal={
        failure
          ? refusalWords(t, failure)
          : isNothing && wish.kind === 'rest' && t('refund.notRefundable')
      }
      onSubmit={(form) => void send(form)}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isSending}
          loadingLabel={t('refund.sending')}
        >
          {amountPence > 0
            ? t('refund.send', { amount: formatPence(amountPence) })
            : t('refund.nothing')}
        </Button>
      }
    >
      <div className="stack">
        <RefundForm
          {...{ order, wish, choosesPayer, amountPence }}
          onChange={setWish}
          choiceProblem={isNothing && wish.kind !== 'rest' && t(`refund.choose.${wish.kind}`)}
          shareProblem={isTried && amountPence > 0 && isShareWrong && t('refund.shareWrong')}
          reasonProblem={isTooLong && t('refund.reasonTooLong')}
        />
      </div>
    </Dialog>
  )
}

function refusalWords(t: Translate, failure: ApiFailure): string {
  if (failure.code === 'NOT_REFUNDABLE') return t('refund.notRefundable')
  if (failure.code === 'NO_ANSWER') return t('refund.noAnswer')
  return tooMuchWords(t, failure) ?? textOfFailure(failure)
}
