import { useId, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Application } from '#contract/operator/restaurants/applications.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useDeclineApplicationMutation,
  useListApplicationsInfiniteQuery,
  useTakeOnApplicationMutation,
} from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { dateWords } from '#web/operator/moments.ts'
import { useOpenedForm } from '#web/reviews/use-opened-form.ts'
import { Wait } from './listed-restaurants.tsx'

const REASON_MAXIMUM = 500

/** Restaurants that have asked to join: those without an answer, or those that were declined. */
export function Applications({ list }: { list: 'waiting' | 'declined' }) {
  const { t } = useTranslation()
  const query = useListApplicationsInfiniteQuery(list, { refetchOnMountOrArgChange: true })
  const { data, isError, isFetching } = query
  const applications = data?.pages.flatMap(({ items }) => items) ?? []
  if (isError && !isFetching)
    return (
      <Banner
        variant="warning"
        action={<Button onClick={() => void query.refetch()}>{t('restaurants.tryAgain')}</Button>}
      >
        {t('restaurants.applicationsFailed')}
      </Banner>
    )
  const isDeclined = list === 'declined'
  return (
    <section className="stack" aria-labelledby="applications">
      <div>
        <h2 id="applications">
          {t(isDeclined ? 'restaurants.declinedTitle' : 'restaurants.applications')}
        </h2>
        <p className="soft">
          {t(isDeclined ? 'restaurants.declinedText' : 'restaurants.applicationsText')}
        </p>
      </div>
      {!data && <Skeleton height="10rem" radius="var(--radius-lg)" />}
      {data && applications.length === 0 && (
        <p>{t(isDeclined ? 'restaurants.noneDeclined' : 'restaurants.noApplications')}</p>
      )}
      <ul className="panel restaurant-people">
        {applications.map((application) => (
          <ListedApplication key={application.id} application={application} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('restaurants.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('restaurants.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

function ListedApplication({ application }: { application: Application }) {
  const { t } = useTranslation()
  const [isDeclining, setIsDeclining] = useState(false)
  const { restaurant, name, email, phone, postCode, message, sentAt, declined } = application
  return (
    <li className="stack">
      <div>
        <p className="row wrap">
          <b>{restaurant}</b> <span>{postCode}</span> {!declined && <Wait since={sentAt} />}
        </p>
        <p className="small muted">{t('restaurants.applicant', { name, email, phone })}</p>
        {message && <p className="restaurant-note">{message}</p>}
      </div>
      {declined ? (
        <p>
          {t('restaurants.declinedOn', { date: dateWords(declined.at), reason: declined.reason })}
        </p>
      ) : isDeclining ? (
        <DeclineForm application={application} onClose={() => setIsDeclining(false)} />
      ) : (
        <TakeOn application={application} onDecline={() => setIsDeclining(true)} />
      )}
    </li>
  )
}

interface TakeOnProps {
  application: Application
  onDecline: () => void
}

/** Takes a restaurant on; asks for the postcode only where the one that was written is not known. */
function TakeOn({ application, onDecline }: TakeOnProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [takeOn, { error, isLoading }] = useTakeOnApplicationMutation()
  const [postCode, setPostCode] = useState('')
  const { id, restaurant: name, email } = application
  const isPostcodeMissing =
    isApiFailure(error) && error.fields.some(({ field }) => field === 'postCode')
  const press = async (event: SyntheticEvent) => {
    event.preventDefault()
    const body = postCode ? { postCode } : {}
    const answer = await takeOn({ params: { applicationId: id }, body })
    if (answer.error) return showFailure(answer.error)
    const title = t('restaurants.takenOn', { name, email })
    showToast({ id: 'restaurant', variant: 'positive', title })
    await navigate(staffLinks.operatorRestaurant(answer.data.id))
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void press(event)}>
      {isPostcodeMissing && (
        <Field
          label={t('restaurants.wholePostcode')}
          value={postCode}
          maxLength={10}
          autoComplete="off"
          error={t('restaurants.wholePostcodeInvalid')}
          onChange={({ target }) => setPostCode(target.value)}
        />
      )}
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          aria-label={t('restaurants.takeOnNamed', { name })}
          isLoading={isLoading}
          loadingLabel={t('restaurants.takingOn')}
        >
          {t('restaurants.takeOn')}
        </Button>
        <Button aria-label={t('restaurants.declineNamed', { name })} onClick={onDecline}>
          {t('restaurants.decline')}
        </Button>
      </div>
    </form>
  )
}

interface DeclineFormProps {
  application: Application
  onClose: () => void
}

function DeclineForm({ application, onClose }: DeclineFormProps) {
  const { t } = useTranslation()
  const [decline, { isLoading }] = useDeclineApplicationMutation()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const reasonId = useId()
  useOpenedForm(reasonId, onClose)
  const { id, restaurant: name } = application
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (reason.trim() === '') {
      setIsMissing(true)
      document.getElementById(reasonId)?.focus()
      return
    }
    const answer = await decline({ params: { applicationId: id }, body: { reason } })
    if (answer.error) return showFailure(answer.error)
    const title = t('restaurants.declined', { name })
    showToast({ id: 'restaurant', variant: 'positive', title })
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <Field
        id={reasonId}
        label={t('restaurants.declineReason')}
        hint={t('restaurants.declineHint')}
        value={reason}
        maxLength={REASON_MAXIMUM}
        error={isMissing ? t('restaurants.reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          aria-label={t('restaurants.declineNamed', { name })}
          isLoading={isLoading}
          loadingLabel={t('restaurants.declining')}
        >
          {t('restaurants.decline')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('restaurants.cancel')}
        </Button>
      </div>
    </form>
  )
}
