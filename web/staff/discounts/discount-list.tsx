import '#web/styles/staff/discounts.css'
import '#web/messages/discounts.ts'
import { Plus } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import type { DiscountFunder } from '#rules/discount/discount-terms.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import type { DiscountView } from '#web/calls/staff/money/discount-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { DiscountActs, Dishes } from './discount-acts.ts'
import { copyOf, draftOf, EMPTY_DRAFT, type DiscountDraft } from './discount-draft.ts'
import { ListedDiscount } from './listed-discount.tsx'
import { StopDialog } from './stop.dialog.tsx'

const DiscountFormDialog = lazyPart(() =>
  import('./discount-form.dialog.tsx').then((module) => ({ default: module.DiscountFormDialog })),
)

/** A list of pages, as it is loaded. */
interface ListQuery {
  currentData?: { pages: { items: ManagedDiscount[] }[] } | undefined
  isError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface DiscountListProps {
  /** Stands above the list, with its button. */
  heading: ReactNode
  /** Beneath the heading: the other pages that belong to this one. */
  tabs?: ReactNode
  /** Whose they are. */
  who: DiscountFunder
  query: ListQuery
  view: DiscountView
  onView: (view: DiscountView) => void
  acts: DiscountActs
  /** Null: discounts are for whole menus. */
  dishes: Dishes | null
}

interface Edited {
  begun: DiscountDraft
  seen: ManagedDiscount | null
  isOpen: boolean
}

/** The discounts that somebody runs, with their figures, and the forms to make, change and stop them. */
export function DiscountList(props: DiscountListProps) {
  const { heading, tabs, who, query, view, onView, acts, dishes } = props
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [stopped, setStopped] = useState<{ discount: ManagedDiscount; isOpen: boolean } | null>(
    null,
  )
  const edit = (begun: DiscountDraft, seen: ManagedDiscount | null) =>
    setEdited({ begun, seen, isOpen: true })
  const add = (
    <Button variant="primary" onClick={() => edit({ ...EMPTY_DRAFT, fundedBy: who }, null)}>
      <Icon of={Plus} />
      {t('discounts.add')}
    </Button>
  )
  const closeForm = () => setEdited((before) => before && { ...before, isOpen: false })
  const tell = (title: string) => showToast({ id: 'discount', variant: 'positive', title })
  return (
    <>
      <div className="discounts-head">
        {heading}
        {add}
      </div>
      {tabs}
      <Segment
        legend={t('discounts.show')}
        name="discount-view"
        className="discount-view"
        value={view}
        onChange={onView}
        options={(['current', 'past'] as const).map((value) => ({
          value,
          label: t(`discounts.view.${value}`),
        }))}
      />
      <Listed
        {...{ query, view, who }}
        onEdit={(discount) => edit(draftOf(discount), discount)}
        onCopy={(discount) => edit(copyOf(discount, serverNow()), null)}
        onStop={(discount) => setStopped({ discount, isOpen: true })}
      />
      {edited && (
        <Suspense>
          <DiscountFormDialog
            {...{ acts, dishes, ...edited }}
            hasReach={who === 'marketplace'}
            onClose={closeForm}
            onClosed={() => setEdited(null)}
            onSaved={({ name, state }) => {
              if (edited.seen) tell(t('discounts.saved'))
              else
                tell(t(state === 'scheduled' ? 'discounts.scheduled' : 'discounts.made', { name }))
              closeForm()
            }}
            onOutdated={() => void query.refetch()}
          />
        </Suspense>
      )}
      {stopped && (
        <StopDialog
          {...stopped}
          onStop={async () => {
            const { name } = await acts.stop(stopped.discount)
            tell(t('discounts.stopped', { name }))
          }}
          onClose={() => setStopped((before) => before && { ...before, isOpen: false })}
          onClosed={() => setStopped(null)}
        />
      )}
    </>
  )
}

interface ListedProps extends Pick<DiscountListProps, 'query' | 'view' | 'who'> {
  onEdit: (discount: ManagedDiscount) => void
  onCopy: (discount: ManagedDiscount) => void
  onStop: (discount: ManagedDiscount) => void
}

function Listed({ query, view, who, onEdit, onCopy, onStop }: ListedProps) {
  const { t } = useTranslation()
  const { currentData, isError, isFetching, refetch } = query
  const items = currentData?.pages.flatMap((page) => page.items)
  const failure = isError && !isFetching && (
    <Banner
      variant="warning"
      isAnnounced
      action={
        <Button onClick={() => void (items ? query.fetchNextPage() : refetch())}>
          {t('discounts.tryAgain')}
        </Button>
      }
    >
      {t('discounts.failed')}
    </Banner>
  )
  if (!items) return failure || <DiscountsLoading />
  if (items.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="offers" cloth="custard" weave="gingham" />}
        title={t(view === 'past' ? 'discounts.emptyPastTitle' : 'discounts.emptyTitle')}
      >
        {t(view === 'past' ? 'discounts.emptyPastText' : 'discounts.emptyText')}
      </Empty>
    )
  return (
    <>
      <ul className="panel discounts-list" aria-label={t(`discounts.view.${view}`)}>
        {items.map((discount) => (
          <ListedDiscount
            key={discount.id}
            {...{ discount, who }}
            onEdit={() => onEdit(discount)}
            onCopy={() => onCopy(discount)}
            onStop={() => onStop(discount)}
          />
        ))}
      </ul>
      {failure}
      {query.hasNextPage && !failure && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('discounts.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('discounts.more')}
          </Button>
        </div>
      )}
    </>
  )
}

export function DiscountsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('discounts.loading')}</p>
      <Skeleton height="8rem" radius="var(--radius-lg)" />
      <Skeleton height="8rem" radius="var(--radius-lg)" />
    </div>
  )
}
