import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BannerVersion } from '#contract/operator/settings/site-texts.ts'
import type { Banner } from '#rules/content/banner.ts'
import { londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useListBannersQuery,
  useRemoveBannerMutation,
} from '#web/calls/staff/operator/site-text-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { BannerForm } from './banner-form.tsx'
import { BannerFacts, BannerVersions } from './banner-versions.tsx'

const NOTHING: Banner = { textEn: '', textCy: '', href: '', fromDay: '', toDay: '' }

/** What the form begins with: a banner that is changed, or a new one. */
interface Begun {
  /** Null: a new one. */
  id: string | null
  banner: Banner
  /** Counts, so that each beginning has a form of its own. */
  round: number
}

/** The sentences above the home page and the lists of restaurants: adding, changing and what they have said. */
export function Banners() {
  const { t } = useTranslation()
  const query = useListBannersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [{ id, banner, round }, setBegun] = useState<Begun>({ id: null, banner: NOTHING, round: 0 })
  const [remove] = useRemoveBannerMutation()
  const items = query.data?.items ?? []
  const first = useRef<HTMLInputElement>(null)
  const begin = (begun: Omit<Begun, 'round'>) => {
    flushSync(() => setBegun({ ...begun, round: round + 1 }))
    first.current?.focus()
  }
  const take = async (bannerId: string) => {
    const { error } = await remove({ params: { bannerId } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'banner', variant: 'positive', title: t('siteTexts.bannerRemoved') })
  }
  const again = ({ bannerId, banner: earlier }: BannerVersion) => {
    const isThere = items.some((each) => each.id === bannerId)
    const isOver = earlier.toDay < londonParts(serverNow()).isoDate
    const days = isOver ? { fromDay: '', toDay: '' } : {}
    begin({ id: isThere ? bannerId : null, banner: { ...earlier, ...days } })
  }
  return (
    <section className="panel stack" aria-labelledby="banners">
      <h2 id="banners">{t('siteTexts.banners')}</h2>
      <p className="soft">{t('siteTexts.bannersText')}</p>
      {query.data ? (
        <ul className="text-versions">
          {items.map(({ id: bannerId, version: _, ...listed }) => (
            <li key={bannerId}>
              <div>
                <BannerFacts banner={listed} />
              </div>
              <div className="row wrap">
                <Button
                  size="sm"
                  aria-label={t('siteTexts.bannerChangeNamed', { text: listed.textEn })}
                  onClick={() => begin({ id: bannerId, banner: listed })}
                >
                  {t('siteTexts.bannerChange')}
                </Button>
                <Button
                  size="sm"
                  aria-label={t('siteTexts.bannerRemoveNamed', { text: listed.textEn })}
                  onClick={() => void take(bannerId)}
                >
                  {t('siteTexts.bannerRemove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <NotLoaded
          {...query}
          failed={t('siteTexts.failed')}
          loading={<Skeleton height="6rem" radius="var(--radius-lg)" />}
        />
      )}
      <BannerForm
        key={round}
        changed={items.find((each) => each.id === id) ?? null}
        begin={banner}
        first={first}
        onDone={() => begin({ id: null, banner: NOTHING })}
      />
      {query.data && <BannerVersions versions={query.data.versions} onUse={again} />}
    </section>
  )
}
