import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { countFilters, withoutFilters } from './list-choices.ts'
import { StoreCard } from '#web/stores/store-card.tsx'
import type { StoreTab } from './list-choices.ts'
import { countOfTabs, type StorePage } from './store-page.ts'
import { useListChoices } from './shown-list.ts'

interface EmptyReason {
  title: string
  text: string
  action: string
  to: string
  /** Leads to being told when somebody delivers. */
  notice?: string
}

interface EmptyListProps {
  counts: Record<StoreTab, number>
  /** Where nobody delivers, restaurants to collect from; else null. */
  collection: StorePage | null
  now: Date
}

/** An empty plate, why it is empty, and what to do about it. */
export function EmptyList({ counts, collection, now }: EmptyListProps) {
  const { t } = useTranslation()
  const { title, text, action, to, notice } = useReason(counts, collection)
  return (
    <>
      <Empty
        picture={<DishThumbnail dish={null} seed={title} cloth="mint" weave="gingham" />}
        title={title}
        titleAs="h3"
        className="empty-list"
        action={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={to} preventScrollReset>
              {action}
            </Link>
            {notice !== undefined && (
              <Link className={buttonClass()} to={notice}>
                {t('storeList.emptyPlaceNotice')}
              </Link>
            )}
          </>
        }
      >
        {text}
      </Empty>
      {collection && collection.items.length > 0 && (
        <ul className="cards" aria-label={t('storeList.collectInstead')}>
          {collection.items.map((store) => (
            <StoreCard key={store.id} store={store} service="collection" now={now} />
          ))}
        </ul>
      )}
    </>
  )
}

function useReason(counts: Record<StoreTab, number>, collection: StorePage | null): EmptyReason {
  const { t } = useTranslation()
  const { choices, placeName: place, linkTo } = useListChoices()
  const isNowhere = countOfTabs(counts) === 0
  const collectionCount = collection ? countOfTabs(collection.counts) : 0
  const toTab = (tab: StoreTab) => linkTo({ ...choices, tab, cursor: '' })

  if (isNowhere && choices.search)
    return {
      title: t('storeList.emptySearchTitle', { search: choices.search }),
      text: t('storeList.emptySearchText'),
      action: t('storeList.clearSearch'),
      to: linkTo({ ...choices, search: '', cursor: '' }),
    }
  if (isNowhere && countFilters(choices) > 0)
    return {
      title: t('storeList.emptyFilteredTitle'),
      text: t('storeList.emptyFilteredText'),
      action: t('storeList.clearFilters'),
      to: linkTo(withoutFilters(choices)),
    }
  if (isNowhere && choices.service === 'delivery' && collectionCount === 0)
    return {
      title: t('storeList.emptyPlaceTitle', { place }),
      text: t('storeList.emptyPlaceAloneText'),
      action: t('storeList.emptyPlaceNotice'),
      to: links.deliveryNotice(place),
    }
  if (isNowhere && choices.service === 'delivery')
    return {
      title: t('storeList.emptyPlaceTitle', { place }),
      text: t('storeList.emptyPlaceText', { count: collectionCount }),
      action: t('storeList.emptyPlaceAction'),
      to: linkTo({ ...choices, service: 'collection' }),
      notice: links.deliveryNotice(place),
    }
  if (isNowhere)
    return {
      title: t('storeList.emptyNearTitle', { place }),
      text: t('storeList.emptyNearText'),
      action: t('storeList.emptyNearAction'),
      to: links.home({ service: choices.service }),
    }
  if (choices.tab === 'available')
    return {
      title: t('storeList.emptyAvailableTitle'),
      ...(counts.preorder > 0
        ? {
            text: t('storeList.emptyAvailableText', { count: counts.preorder }),
            action: t('storeList.emptyAvailableAction'),
            to: toTab('preorder'),
          }
        : {
            text: t('storeList.emptyClosedForNowText'),
            action: t('storeList.emptyClosedForNowAction'),
            to: toTab('closed'),
          }),
    }
  return {
    title: t(
      choices.tab === 'preorder' ? 'storeList.emptyPreorderTitle' : 'storeList.emptyClosedTitle',
    ),
    text: t(
      choices.tab === 'preorder' ? 'storeList.emptyPreorderText' : 'storeList.emptyClosedText',
    ),
    action: t('storeList.emptyToAvailable'),
    to: toTab('available'),
  }
}
