import '#web/messages/tablet.ts'
import { useState } from 'react'
import type { SharedTablet } from '#contract/partner/tablets.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useEndTabletMutation, useListTabletsQuery } from '#web/calls/staff/tablet-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { instantWords } from '#web/staff/instant-words.ts'
import { ShareForm } from './share-form.tsx'
import { useTablet } from './use-tablet.ts'

/** The tablets that a store's staff share, and making this device one of them. */
export function SharedTablets({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const isShared = useTablet() !== null
  const query = useListTabletsQuery({ params: { storeId } }, { refetchOnMountOrArgChange: true })
  const [ending, setEnding] = useState<SharedTablet | null>(null)
  const { data } = query
  const loading = <Skeleton height="6rem" radius="var(--radius-lg)" />
  return (
    <>
      <section className="stack" aria-labelledby="tablets">
        <div>
          <h2 id="tablets">{t('tablet.title')}</h2>
          <p className="soft">{t('tablet.text')}</p>
        </div>
        {!data && <NotLoaded {...query} loading={loading} failed={t('tablet.tabletsFailed')} />}
        {data?.items.length === 0 && <p>{t('tablet.none')}</p>}
        {data && data.items.length > 0 && (
          <ul className="panel rows" aria-labelledby="tablets">
            {data.items.map((tablet) => (
              <ListedTablet key={tablet.id} tablet={tablet} onEnd={() => setEnding(tablet)} />
            ))}
          </ul>
        )}
      </section>
      {!isShared && <ShareForm storeId={storeId} />}
      {ending && (
        <EndDialog
          key={ending.id}
          storeId={storeId}
          tablet={ending}
          onClosed={() => setEnding(null)}
        />
      )}
    </>
  )
}

function ListedTablet({ tablet, onEnd }: { tablet: SharedTablet; onEnd: () => void }) {
  const { t } = useTranslation()
  const { name, acting, lastSeenAt } = tablet
  return (
    <li className="row-with-acts">
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small">
          <span className="badge">{acting ?? t('tablet.nobodyActs')}</span>{' '}
          <span className="muted">{t('tablet.lastSeen', { time: instantWords(lastSeenAt) })}</span>
        </p>
      </div>
      <Button aria-label={t('tablet.endOf', { name })} onClick={onEnd}>
        {t('tablet.end')}
      </Button>
    </li>
  )
}

interface EndDialogProps {
  storeId: string
  tablet: SharedTablet
  onClosed: () => void
}

function EndDialog({ storeId, tablet: { id, name }, onClosed }: EndDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [end, { error: refused, isLoading }] = useEndTabletMutation()
  const close = () => setIsOpen(false)
  const endNow = async () => {
    const { error } = await end({ params: { storeId, tabletId: id } })
    if (error) return
    showToast({ id: 'tablet', variant: 'positive', title: t('tablet.ended', { name }) })
    close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      startsOn="title"
      refusal={isLoading ? null : textOfEveryRefusal(refused)}
      title={t('tablet.endTitle', { name })}
      closeLabel={t('tablet.close')}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isLoading={isLoading}
            loadingLabel={t('tablet.ending')}
            onClick={() => void endNow()}
          >
            {t('tablet.endNow')}
          </Button>
          <Button size="lg" onClick={close}>
            {t('tablet.goOn')}
          </Button>
        </>
      }
    >
      <p>{t('tablet.endText')}</p>
    </Dialog>
  )
}
