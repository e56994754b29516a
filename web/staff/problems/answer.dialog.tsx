import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatPence } from '#rules/money/pence.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import type { BodyOf } from '#contract/call.ts'
import type { declineProblem, refundProblem } from '#contract/problems/problem-calls.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoRow } from '#web/photos/photo-row.tsx'
import { ProblemEvents } from '#web/problems/problem-events.tsx'
import { reportedWords } from '#web/problems/problem-messages.ts'
import { tooMuchWords } from '#web/staff/refund-refusal.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { AnswerForm } from './answer-form.tsx'
import {
  answerFault,
  answerPence,
  draftFor,
  refundBodyOf,
  refusalBodyOf,
  type AnswerDraft,
  type ReportToAnswer,
} from './problem-answer.ts'

interface AnswerDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  number: string
  report: ReportToAnswer | undefined
  isError: boolean
  /** Of the marketplace, which chooses who pays; a store pays itself. */
  isOperator: boolean
  /** Each answers as a mutation does. */
  onRefund: (
    body: BodyOf<typeof refundProblem> & { payer: RefundPayer },
  ) => Promise<{ error?: unknown }>
  onRefuse: (body: BodyOf<typeof declineProblem>) => Promise<{ error?: unknown }>
}

/** A report, and the answer to it: some items, an amount, all that is left, or nothing. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { number, report, isError, isOperator, onRefund, onRefuse, ...frame } = props
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [chosen, setChosen] = useState<AnswerDraft | null>(null)
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const draft = report && (chosen ?? draftFor(report))
  const options = { choosesPayer: isOperator }

  const send = async (form: HTMLFormElement) => {
    if (!report || !draft) return
    flushSync(() => setIsTried(true))
    if (answerFault(report, draft, options)) return focusFault(form)
    setIsSending(true)
    setFailure(null)
    const { error } =
      draft.kind === 'none'
        ? await onRefuse(refusalBodyOf(draft))
        : await onRefund({
            ...refundBodyOf(draft, report.refundable),
            payer: draft.payer ?? 'store',
          })
    setIsSending(false)
    if (error !== undefined) return setFailure(isApiFailure(error) ? error : NO_ANSWER)
    showToast({
      id: `answer ${report.id}`,
      variant: 'positive',
      title: t('staffProblems.done'),
      text: t(isOperator ? 'staffProblems.decidedText' : 'staffProblems.doneText'),
    })
    frame.onClose()
  }

  return (
    <Dialog
      {...frame}
      size="medium"
      className="store-dialog"
      title={t('staffProblems.dialogTitle', { number })}
      closeLabel={t('staffProblems.close')}
      refusal={failure && (tooMuchWords(t, failure) ?? textOfFailure(failure))}
      onSubmit={(form) => void send(form)}
      footer={
        report &&
        draft && (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isLoading={isSending}
            loadingLabel={t('staffProblems.sending')}
          >
            {sendWords(t, report, draft)}
          </Button>
        )
      }
    >
      {!report && isError && (
        <Banner variant="warning" isAnnounced>
          {t('staffProblems.dialogFailed')}
        </Banner>
      )}
      {!report && !isError && (
        <div aria-busy>
          <p className="sr">{t('staffProblems.dialogLoading')}</p>
          <Skeleton height="16rem" />
        </div>
      )}
      {report && draft && (
        <>
          <div className="stack">
            <ul className="problem-what">
              {reportedWords(t, report).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            {report.text && (
              <p className="problem-text">{t('problems.quoted', { text: report.text })}</p>
            )}
            <PhotoRow photos={report.photos} label={t('staffProblems.photosOf', { number })} />
          </div>
          {report.events.length > 1 && (
            <ProblemEvents
              report={report}
              names={{ store: report.order.storeName, marketplace }}
              isStaff
            />
          )}
          {report.order.paymentMethod === 'cash' && (
            <Banner variant="info">
              {t(isOperator ? 'staffProblems.cashOperator' : 'staffProblems.cashStore')}
            </Banner>
          )}
          <div className="stack">
            <AnswerForm
              {...{ report, draft }}
              {...options}
              fault={isTried ? answerFault(report, draft, options) : null}
              onChange={setChosen}
            />
          </div>
        </>
      )}
    </Dialog>
  )
}

function sendWords(t: Translate, { refundable }: ReportToAnswer, draft: AnswerDraft): string {
  if (draft.kind === 'none') return t('staffProblems.sendNone')
  const pence = answerPence(refundable, draft)
  return pence > 0
    ? t('staffProblems.send', { amount: formatPence(pence) })
    : t('staffProblems.sendNothing')
}
