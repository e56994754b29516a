import { Link } from 'react-router'
import type { ListedEnquiry } from '#contract/operator/enquiries.ts'
import type { EnquiryState } from '#rules/enquiries/enquiry-state.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import {
  useListEnquiriesInfiniteQuery,
  type EnquiriesWanted,
} from '#web/calls/staff/operator/enquiry-inbox-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

/** Somebody may write at any time. */
const refreshMs = 60_000

/** The messages that were found, page by page. */
export function FoundEnquiries({ wanted }: { wanted: EnquiriesWanted }) {
  const { t } = useTranslation()
  const query = useListEnquiriesInfiniteQuery(wanted, {
    refetchOnMountOrArgChange: true,
    pollingInterval: refreshMs,
  })
  const { currentData, isError, isFetching, refetch } = query
  const enquiries = currentData?.pages.flatMap(({ items }) => items)
  if (!enquiries && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('enquiryInbox.tryAgain')}</Button>}
      >
        {t('enquiryInbox.failed')}
      </Banner>
    )
  if (!enquiries) return <EnquiriesLoading />
  if (enquiries.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="messages" cloth="custard" weave="gingham" />}
        title={t('enquiryInbox.emptyTitle')}
      >
        {t(
          wanted.state === 'open' && wanted.search === ''
            ? 'enquiryInbox.emptyOpen'
            : 'enquiryInbox.emptyText',
        )}
      </Empty>
    )
  return (
    <>
      <ul className="panel found-orders" aria-label={t('enquiryInbox.list')}>
        {enquiries.map((enquiry) => (
          <FoundEnquiry key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('enquiryInbox.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('enquiryInbox.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function FoundEnquiry({ enquiry }: { enquiry: ListedEnquiry }) {
  const { t } = useTranslation()
  const { id, name, message, state, sentAt, assignee } = enquiry
  return (
    <li>
      <Link className="found-order found-customer" to={staffLinks.operatorEnquiry(id)}>
        <span>
          <b>{name}</b>
          <small className="found-enquiry-message">{message}</small>
        </span>
        <span className="found-order-when">
          <Badge variant={STATE_VARIANTS[state]}>{t(`enquiryInbox.state.${state}`)}</Badge>
          <small>{momentWords(sentAt)}</small>
          {assignee && <small>{assignee.name}</small>}
        </span>
      </Link>
    </li>
  )
}

/** How the badge of a state looks. */
export const STATE_VARIANTS = {
  open: 'warning',
  answered: 'positive',
  closed: undefined,
} as const satisfies Record<EnquiryState, 'warning' | 'positive' | undefined>

export function EnquiriesLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('enquiryInbox.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
