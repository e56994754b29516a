import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/enquiry-inbox.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { Enquiry } from '#contract/operator/enquiries.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useGetEnquiryQuery } from '#web/calls/staff/operator/enquiry-inbox-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { momentWords } from '#web/operator/moments.ts'
import { Readers } from '#web/operator/readers.tsx'
import { EnquiryActs } from './enquiry-acts.tsx'
import { EnquiryReply } from './enquiry-reply.tsx'
import { EnquiryThread } from './enquiry-thread.tsx'
import { EnquiriesLoading, STATE_VARIANTS } from './found-enquiries.tsx'

/** A message to the marketplace: what was written, what was done about it, and the answer. */
export default function EnquiryPage() {
  const { t } = useTranslation()
  const { enquiryId = '' } = useParams()
  return (
    <ConsolePage name={t('enquiryInbox.pageName')} permission="enquiries">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorEnquiries()}>
              <Icon of={ArrowLeft} />
              {t('enquiryInbox.back')}
            </Link>
          </p>
          {user ? (
            <ReadEnquiry key={enquiryId} enquiryId={enquiryId} operatorId={user.id} />
          ) : (
            <EnquiryLoading />
          )}
        </>
      )}
    </ConsolePage>
  )
}

function ReadEnquiry({ enquiryId, operatorId }: { enquiryId: string; operatorId: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useGetEnquiryQuery(
    { params: { enquiryId } },
    { refetchOnMountOrArgChange: true },
  )
  if (data) return <WholeEnquiry enquiry={data} operatorId={operatorId} />
  if (!error || isFetching) return <EnquiryLoading />
  if (isApiFailure(error) && (error.status === 404 || error.status === 400))
    return <h1>{t('enquiryInbox.missing')}</h1>
  return (
    <>
      <h1>{t('enquiryInbox.pageName')}</h1>
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('enquiryInbox.tryAgain')}</Button>}
      >
        {t('enquiryInbox.failed')}
      </Banner>
    </>
  )
}

function EnquiryLoading() {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t('enquiryInbox.pageName')}</h1>
      <EnquiriesLoading />
    </>
  )
}

function WholeEnquiry({ enquiry, operatorId }: { enquiry: Enquiry; operatorId: string }) {
  const { t } = useTranslation()
  const { name, state, sentAt, reference } = enquiry
  return (
    <>
      <div className="console-order-head">
        <h1>{t('enquiryInbox.from', { name })}</h1>
        <Badge variant={STATE_VARIANTS[state]}>{t(`enquiryInbox.state.${state}`)}</Badge>
        <p className="soft">{t('enquiryInbox.sent', { time: momentWords(sentAt), reference })}</p>
      </div>
      <div className="console-order">
        <div className="stack">
          <WrittenMessage enquiry={enquiry} />
          <EnquiryThread entries={enquiry.entries} />
        </div>
        <div className="stack">
          <EnquiryReply enquiry={enquiry} />
          <EnquiryActs enquiry={enquiry} operatorId={operatorId} />
          <Readers summary={t('enquiryInbox.readers')} accesses={enquiry.accesses} />
        </div>
      </div>
    </>
  )
}

function WrittenMessage({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation()
  const { email, orderNumber, message, customerId } = enquiry
  return (
    <section className="panel stack" aria-labelledby="enquiry-message">
      <h2 id="enquiry-message">{t('enquiryInbox.wrote')}</h2>
      <p className="console-timeline-detail">{message}</p>
      <p className="small breaks">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {orderNumber !== '' && (
        <p className="small">
          <Link
            to={`${staffLinks.operatorOrders()}?${new URLSearchParams({ search: orderNumber })}`}
          >
            {t('enquiryInbox.order', { number: orderNumber })}
          </Link>
        </p>
      )}
      {customerId !== null && (
        <p className="small">
          <Link to={staffLinks.operatorCustomer(customerId)}>{t('enquiryInbox.customer')}</Link>
        </p>
      )}
    </section>
  )
}
