import { useDeferredValue, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListCommissionStoresInfiniteQuery } from '#web/calls/staff/money/commission-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { commissionText } from '#web/staff/money/commission-terms.tsx'
import { CommissionPanel } from './commission-panel.tsx'

/** Every restaurant with its commission, found by name, and changing it. */
export function CommissionStores() {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const searched = useDeferredValue(search)
  const query = useListCommissionStoresInfiniteQuery(
    { search: searched },
    { refetchOnMountOrArgChange: true },
  )
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage } = query
  const stores = data?.pages.flatMap(({ items }) => items)
  return (
    <section className="panel stack" aria-labelledby="commission-stores">
      <h2 id="commission-stores">{t('operatorMoney.commission.storesTitle')}</h2>
      <Field
        type="search"
        className="money-search"
        label={t('operatorMoney.commission.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value.slice(0, 60))}
      />
      {!stores && isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={() => void refetch()}>{t('operatorMoney.tryAgain')}</Button>}
        >
          {t('operatorMoney.commission.failed')}
        </Banner>
      )}
      {!stores && (!isError || isFetching) && <Skeleton height="12rem" />}
      {stores?.length === 0 && (
        <Empty
          picture={<DishThumbnail dish={null} seed="money" cloth="custard" weave="gingham" />}
          title={t('operatorMoney.commission.noneFoundTitle')}
        >
          {t('operatorMoney.commission.noneFoundText')}
        </Empty>
      )}
      <ul className="money-list">
        {stores?.map((store) => (
          <li key={store.id}>
            <span>
              <b>{store.name}</b> <span className="soft">{store.area}</span>{' '}
              {store.today.some(({ isDefault }) => !isDefault) && (
                <Badge>{t('operatorMoney.commission.own')}</Badge>
              )}
              {store.today.map(({ service, terms }) => (
                <small key={service}>
                  {t(`commission.service.${service}`)}: {commissionText(t, terms)}
                </small>
              ))}
            </span>
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('operatorMoney.commission.changeOf', { store: store.name })}
              onClick={() => {
                setChosen(store)
                setIsOpen(true)
              }}
            >
              {t('operatorMoney.commission.change')}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('operatorMoney.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('operatorMoney.more')}
          </Button>
        </div>
      )}
      {chosen && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => setChosen(null)}
          size="medium"
          startsOn="title"
          className="store-dialog"
          title={t('operatorMoney.commission.dialogTitle', { store: chosen.name })}
          closeLabel={t('operatorMoney.close')}
        >
          <CommissionPanel storeId={chosen.id} />
        </Dialog>
      )}
    </section>
  )
}
