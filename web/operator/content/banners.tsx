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
  /** As it was then; null: a new one. */
  changed: { id: string; version: number } | null
  banner: Banner
  /** Counts, so that each beginning has a form of its own. */
  round: number
}

/** The sentences above the home page and the lists of restaurants: adding, changing and what they have said. */
export function Banners() {
  const { t } = useTranslation()
  const query = useListBannersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [begun, setBegun] = useState<Begun>({ changed: null, banner: NOTHING, round: 0 })
  const { changed, banner, round } = begun
  const [remove] = useRemoveBannerMutation()
  const items = query.data?.items ?? []
  const first = useRef<HTMLInputElement>(null)
  const begin = (next: Omit<Begun, 'round'>) => {
    flushSync(() => setBegun({ ...next, round: round + 1 }))
    first.current?.focus()
  }
  const take = async (bannerId: string) => {
    const { error } = await remove({ params: { bannerId } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'banner', variant: 'positive', title: t('siteTexts.bannerRemoved') })
  }
  /** After a refusal the list is as it is now, and saving once more replaces what a colleague has written. */
  const takeOver = async () => {
    const { data } = await query.refetch()
    const now = data?.items.find((each) => each.id === changed?.id)
    setBegun({ ...begun, changed: now ?? null })
  }
  const again = ({ bannerId, banner: earlier }: BannerVersion) => {
    const now = items.find((each) => each.id === bannerId)
    const isOver = earlier.toDay < londonParts(serverNow()).isoDate
    const days = isOver ? { fromDay: '', toDay: '' } : {}
    begin({ changed: now ?? null, banner: { ...earlier, ...days } })
  }
  return (
    <section className="panel stack" aria-labelledby="banners">
      <h2 id="banners">{t('siteTexts.banners')}</h2>
      <p className="soft">{t('siteTexts.bannersText')}</p>
      {query.data ? (
        <ul className="text-versions">
          {items.map(({ id: bannerId, version, ...listed }) => (
            <li key={bannerId}>
              <div>
                <BannerFacts banner={listed} />
              </div>
              <div className="row wrap">
                <Button
                  size="sm"
                  aria-label={t('siteTexts.bannerChangeNamed', { text: listed.textEn })}
                  onClick={() => begin({ changed: { id: bannerId, version }, banner: listed })}
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
        changed={changed}
        onRefused={() => void takeOver()}
        begin={banner}
        first={first}
        onDone={() => begin({ changed: null, banner: NOTHING })}
      />
      {query.data && <BannerVersions versions={query.data.versions} onUse={again} />}
    </section>
  )
}
