import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Banner } from '#rules/content/banner.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useAddBannerMutation,
  useListBannersQuery,
  useRemoveBannerMutation,
} from '#web/calls/staff/operator/site-text-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** The sentences above the home page and the lists of restaurants, and a form for another. */
export function Banners() {
  const { t } = useTranslation()
  const query = useListBannersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [remove] = useRemoveBannerMutation()
  const take = async (bannerId: string) => {
    const { error } = await remove({ params: { bannerId } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'banner', variant: 'positive', title: t('siteTexts.bannerRemoved') })
  }
  return (
    <section className="panel stack" aria-labelledby="banners">
      <h2 id="banners">{t('siteTexts.banners')}</h2>
      <p className="soft">{t('siteTexts.bannersText')}</p>
      {query.data ? (
        <ul className="text-versions">
          {query.data.items.map(({ id, textEn, fromDay, toDay }) => (
            <li key={id}>
              <div>
                <p>
                  <b>{textEn}</b>
                </p>
                <p className="small muted">
                  {t('siteTexts.bannerDays', { from: dayWords(fromDay), to: dayWords(toDay) })}
                </p>
              </div>
              <Button size="sm" onClick={() => void take(id)}>
                {t('siteTexts.bannerRemove', { text: textEn })}
              </Button>
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
      <NewBanner />
    </section>
  )
}

const NOTHING: Banner = { textEn: '', textCy: '', href: '', fromDay: '', toDay: '' }

function NewBanner() {
  const { t } = useTranslation()
  const [banner, setBanner] = useState(NOTHING)
  const [isTried, setIsTried] = useState(false)
  const [isLinkRefused, setIsLinkRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [add, { isLoading }] = useAddBannerMutation()
  const field = (name: keyof Banner) => ({
    value: banner[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setBanner({ ...banner, [name]: target.value })
      setIsLinkRefused(false)
    },
  })
  const isTextMissing = banner.textEn.trim() === ''
  const areDaysWrong = banner.fromDay === '' || banner.toDay < banner.fromDay
  const send = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isTextMissing || areDaysWrong) return focusFault(form.current)
    const { error } = await add({ body: banner })
    if (isApiFailure(error) && error.fields.some(({ field: at }) => at === 'href')) {
      flushSync(() => setIsLinkRefused(true))
      return focusFault(form.current)
    }
    if (error !== undefined) return showFailure(error)
    setBanner(NOTHING)
    setIsTried(false)
    showToast({ id: 'banner', variant: 'positive', title: t('siteTexts.bannerAdded') })
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void send(event)}>
      <div className="banner-fields">
        <Field
          label={t('siteTexts.bannerEnglish')}
          maxLength={140}
          error={isTried && isTextMissing && t('siteTexts.bodyMissing')}
          {...field('textEn')}
        />
        <Field label={t('siteTexts.bannerWelsh')} lang="cy" maxLength={140} {...field('textCy')} />
        <Field
          label={t('siteTexts.bannerLink')}
          hint={t('siteTexts.bannerLinkHint')}
          error={isLinkRefused && t('validation.invalid_link')}
          {...field('href')}
        />
        <Field type="date" label={t('siteTexts.bannerFrom')} {...field('fromDay')} />
        <Field
          type="date"
          label={t('siteTexts.bannerTo')}
          error={isTried && areDaysWrong && t('siteTexts.bannerDaysWrong')}
          {...field('toDay')}
        />
      </div>
      <div>
        <Button type="submit" isLoading={isLoading} loadingLabel={t('siteTexts.saving')}>
          {t('siteTexts.bannerAdd')}
        </Button>
      </div>
    </form>
  )
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const dayWords = (isoDate: string) => days.format(new Date(`${isoDate}T12:00:00Z`))
