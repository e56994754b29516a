import { useRef } from 'react'
import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { BusyKitchens } from './busy-kitchens.tsx'
import { NeedRow } from './need-row.tsx'
import { NowFigures } from './now-figures.tsx'
import { ServiceStates } from './service-states.tsx'
import { useNow } from './use-now.ts'

/** Ages are shown in minutes. */
const tickMs = 10_000

/** What waits for a person, the most urgent first, how much is going on, and how kitchens and services bear it. */
export function Now({ role }: { role: OperatorRole | undefined }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch, isLive } = useNow()
  const now = useServerNow(tickMs)
  const heading = useRef<HTMLHeadingElement>(null)
  const failure = isError && !isFetching && (
    <Banner
      variant="warning"
      isAnnounced
      action={<Button onClick={() => void refetch()}>{t('now.tryAgain')}</Button>}
    >
      {t(data ? 'now.outdated' : 'now.failed')}
    </Banner>
  )
  if (!data) return failure || <NowLoading />
  const linksStores = role !== undefined && isOperatorAllowed(role, 'stores')
  const { needs, isMore, figures, kitchens, services } = data
  return (
    <>
      {failure}
      <NowFigures figures={figures} />
      <section className="stack" aria-labelledby="needs">
        <div className="needs-head">
          <h2 id="needs" ref={heading} tabIndex={-1}>
            {t('now.needs')} {needs.length > 0 && <span className="count">{needs.length}</span>}
          </h2>
          <p className={classNames('livedot', !isLive && 'is-lost')} role="status">
            <span className="dot" />
            {t(isLive ? 'now.live' : 'now.notLive')}
          </p>
        </div>
        {needs.length === 0 ? (
          <AllIsWell />
        ) : (
          <>
            <p className="small soft">{t('now.needsText')}</p>
            <ul className="panel needs" aria-labelledby="needs">
              {needs.map((need) => (
                <NeedRow
                  key={need.id}
                  need={need}
                  now={now}
                  linksStores={linksStores}
                  onActed={() => heading.current?.focus()}
                />
              ))}
            </ul>
            {isMore && <p className="small soft">{t('now.more')}</p>}
          </>
        )}
      </section>
      <div className="now-under">
        <BusyKitchens kitchens={kitchens} linksStores={linksStores} />
        <ServiceStates services={services} figures={figures} />
      </div>
    </>
  )
}

function AllIsWell() {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="now" cloth="custard" weave="gingham" />}
      title={t('now.nothingTitle')}
      titleAs="h3"
    >
      {t('now.nothingText')}
    </Empty>
  )
}

export function NowLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('now.loading')}</p>
      <Skeleton height="6rem" radius="var(--radius-lg)" />
      <Skeleton height="16rem" radius="var(--radius-lg)" />
    </div>
  )
}
