import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays, londonParts } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useMakePayoutRunMutation } from '#web/calls/staff/money/payout-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** Plans to pay everybody until a day, and leads to the run. */
export function MakeRun() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const latest = addDays(londonParts(serverNow()).isoDate, -1)
  const [until, setUntil] = useState(latest)
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [make, { error, isLoading }] = useMakePayoutRunMutation()
  const isWrong = !/^20\d\d-\d\d-\d\d$/.test(until) || until > latest
  const refusal = isLoading ? null : textOfRefusal(error)

  const send = async () => {
    setIsTried(true)
    if (isWrong) return field.current?.focus()
    const { data } = await make({ body: { until } })
    if (!data) return undefined
    const title = t('payouts.made', { number: String(data.number) })
    showToast({ id: 'payouts', variant: 'positive', title })
    return navigate(staffLinks.operatorPayoutRun(data.id))
  }
  return (
    <section className="panel stack" aria-labelledby="make-run">
      <div>
        <h2 id="make-run">{t('payouts.makeTitle')}</h2>
        <p className="soft small">{t('payouts.makeText')}</p>
      </div>
      {refusal && <Banner variant="danger">{refusal}</Banner>}
      <form
        className="rules-row at-top"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          ref={field}
          type="date"
          name="until"
          max={latest}
          label={t('payouts.until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={isTried && isWrong && t('payouts.untilProblem')}
        />
        <div className="beside-field">
          <Button
            type="submit"
            variant="primary"
            isLoading={isLoading}
            loadingLabel={t('payouts.making')}
          >
            {t('payouts.make')}
          </Button>
        </div>
      </form>
    </section>
  )
}
