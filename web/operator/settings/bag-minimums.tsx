import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BagMinimums as Minimums } from '#contract/operator/settings/bag-minimums.ts'
import { NATION_NAMES, NATIONS, type Nation } from '#rules/cart/bag-charge.ts'
import { formatFee, parsePence } from '#rules/money/pence.ts'
import { londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Select } from '#ui/form/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangeBagMinimumMutation,
  useListBagMinimumsQuery,
} from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

const MAXIMUM_PENCE = 500

/** The least that a carrier bag costs by nation, now and later, and how it is changed. */
export function BagMinimums() {
  const { t } = useTranslation()
  const query = useListBagMinimumsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="bags">
      <div>
        <h2 id="bags">{t('marketplace.bags')}</h2>
        <p className="soft">{t('marketplace.bagsIntro')}</p>
      </div>
      {query.data ? (
        <>
          <ByNation {...query.data} />
          <MinimumForm />
        </>
      ) : (
        <NotLoaded
          {...query}
          failed={t('marketplace.bagsFailed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('marketplace.bagsLoading')}</p>
              <Skeleton height="18rem" />
            </div>
          }
        />
      )}
    </section>
  )
}

function ByNation({ items }: Minimums) {
  const { t } = useTranslation()
  return (
    <table className="contrasts">
      <thead>
        <tr>
          <th scope="col">{t('marketplace.bagsNation')}</th>
          <th scope="col">{t('marketplace.bagsNow')}</th>
          <th scope="col">{t('marketplace.bagsLater')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ nation, now, later }) => (
          <tr key={nation}>
            <th scope="row">{NATION_NAMES[nation]}</th>
            <td>{formatFee(now.pencePerBag)}</td>
            <td>
              {later.length === 0 ? (
                <span className="soft">{t('marketplace.bagsNoChange')}</span>
              ) : (
                later.map(({ pencePerBag, fromDay }) => (
                  <div key={fromDay}>
                    {t('marketplace.bagsLaterFrom', {
                      fee: formatFee(pencePerBag),
                      day: formatDate(fromDay),
                    })}
                  </div>
                ))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MinimumForm() {
  const { t } = useTranslation()
  const today = londonParts(serverNow()).isoDate
  const [nation, setNation] = useState<Nation>('england')
  const [fee, setFee] = useState('')
  const [fromDay, setFromDay] = useState(today)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [change, { isLoading }] = useChangeBagMinimumMutation()
  const pencePerBag = parsePence(fee)
  const isFeeWrong = pencePerBag === null || pencePerBag > MAXIMUM_PENCE
  const isDayWrong = !/^\d{4}-\d\d-\d\d$/.test(fromDay) || fromDay < today

  const save = async () => {
    flushSync(() => setIsTried(true))
    if (isFeeWrong || isDayWrong) return focusFault(form.current)
    const { error } = await change({ body: { nation, pencePerBag, fromDay } })
    if (error !== undefined) return showFailure(error)
    setFee('')
    setIsTried(false)
    return showToast({ id: 'bags', variant: 'positive', title: t('marketplace.bagsSaved') })
  }
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="settings-row">
        <Select
          label={t('marketplace.bagsNation')}
          value={nation}
          // Its options are the nations.
          onChange={({ target }) => setNation(target.value as Nation)}
        >
          {NATIONS.map((each) => (
            <option key={each} value={each}>
              {NATION_NAMES[each]}
            </option>
          ))}
        </Select>
        <Field
          label={t('marketplace.bagsFee')}
          inputMode="decimal"
          autoComplete="off"
          value={fee}
          onChange={({ target }) => setFee(target.value)}
          error={isTried && isFeeWrong && t('marketplace.bagsFeeProblem')}
        />
        <Field
          type="date"
          label={t('marketplace.bagsFrom')}
          hint={t('marketplace.bagsFromHint')}
          min={today}
          value={fromDay}
          onChange={({ target }) => setFromDay(target.value)}
          error={isTried && isDayWrong && t('marketplace.bagsFromProblem')}
        />
      </div>
      <div>
        <Button type="submit" isLoading={isLoading} loadingLabel={t('marketplace.saving')}>
          {t('marketplace.bagsSave')}
        </Button>
      </div>
    </form>
  )
}
