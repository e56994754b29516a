import { useRef, useState } from 'react'
import { lastMonth } from '#rules/payments/invoice.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useIssueInvoicesMutation } from '#web/calls/staff/money/invoice-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** Issues the invoices of a month that are missing. */
export function IssueForm() {
  const { t } = useTranslation()
  const latest = lastMonth(serverNow())
  const [month, setMonth] = useState(latest)
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [issue, { isLoading }] = useIssueInvoicesMutation()
  const isWrong = !/^20\d\d-\d\d$/.test(month) || month > latest

  const send = async () => {
    setIsTried(true)
    if (isWrong) return field.current?.focus()
    const { data, error } = await issue({ body: { month } })
    if (!data) return showFailure(error)
    const count = data.issued + data.statements
    const title =
      count === 0
        ? t('operatorMoney.invoices.issuedNone')
        : t('operatorMoney.invoices.issued', { count })
    return showToast({ id: 'invoices', variant: 'positive', title })
  }
  return (
    <section className="panel stack" aria-labelledby="issue-invoices">
      <div>
        <h2 id="issue-invoices">{t('operatorMoney.invoices.issueTitle')}</h2>
        <p className="soft small">{t('operatorMoney.invoices.issueText')}</p>
      </div>
      <form
        className="rules-row"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          ref={field}
          type="month"
          name="month"
          max={latest}
          label={t('operatorMoney.invoices.month')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          error={isTried && isWrong && t('operatorMoney.invoices.monthProblem')}
        />
        <div>
          <Button
            type="submit"
            isLoading={isLoading}
            loadingLabel={t('operatorMoney.invoices.issuing')}
          >
            {t('operatorMoney.invoices.issue')}
          </Button>
        </div>
      </form>
    </section>
  )
}
