import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { bannerWords, type Banner } from '#rules/content/banner.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useAddBannerMutation,
  useChangeBannerMutation,
} from '#web/calls/staff/operator/site-text-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SiteBanner } from '#web/page/site-banner.tsx'

interface BannerFormProps {
  /** The banner that is changed, as it was seen; null: a new one is added. */
  changed: { id: string; version: number } | null
  /** A colleague has changed or removed it meanwhile. */
  onRefused: () => void
  begin: Banner
  /** Its first field. */
  first: RefObject<HTMLInputElement | null>
  onDone: () => void
}

/** Writes a banner, and shows it as the website will. */
export function BannerForm({ changed, onRefused, begin, first, onDone }: BannerFormProps) {
  const { t } = useTranslation()
  const [banner, setBanner] = useState(begin)
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const [add, adding] = useAddBannerMutation()
  const [change, changing] = useChangeBannerMutation()
  const field = (name: keyof Banner) => ({
    value: banner[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setBanner({ ...banner, [name]: target.value })
      setRefused([])
    },
  })
  const isTextMissing = banner.textEn.trim() === ''
  const areDaysWrong = banner.fromDay === '' || banner.toDay < banner.fromDay
  const send = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isTextMissing || areDaysWrong) return focusFault(form.current)
    const { error } = await (changed
      ? change({
          params: { bannerId: changed.id },
          body: { ...banner, version: changed.version },
        })
      : add({ body: banner }))
    const fields = isApiFailure(error) ? error.fields.map((each) => each.field) : []
    if (fields.length > 0) {
      flushSync(() => setRefused(fields))
      return focusFault(form.current)
    }
    if (error !== undefined) {
      if (changed) onRefused()
      return showFailure(error)
    }
    const title = t(changed ? 'siteTexts.bannerChanged' : 'siteTexts.bannerAdded')
    showToast({ id: 'banner', variant: 'positive', title })
    return onDone()
  }
  return (
    <form
      ref={form}
      className="stack"
      aria-labelledby="banner-form"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h3 id="banner-form">{t(changed ? 'siteTexts.bannerChangeTitle' : 'siteTexts.bannerNew')}</h3>
      <div className="banner-fields">
        <Field
          ref={first}
          label={t('siteTexts.bannerEnglish')}
          maxLength={140}
          error={isTried && isTextMissing && t('siteTexts.bodyMissing')}
          {...field('textEn')}
        />
        <Field label={t('siteTexts.bannerWelsh')} lang="cy" maxLength={140} {...field('textCy')} />
        <Field
          label={t('siteTexts.bannerLink')}
          hint={t('siteTexts.bannerLinkHint')}
          error={refused.includes('href') && t('validation.invalid_link')}
          {...field('href')}
        />
        <Field
          type="date"
          label={t('siteTexts.bannerFrom')}
          error={isTried && banner.fromDay === '' && t('siteTexts.bannerDaysWrong')}
          {...field('fromDay')}
        />
        <Field
          type="date"
          label={t('siteTexts.bannerTo')}
          error={
            (isTried && areDaysWrong && banner.fromDay !== '' && t('siteTexts.bannerDaysWrong')) ||
            (refused.includes('toDay') && t('validation.date_has_passed'))
          }
          {...field('toDay')}
        />
      </div>
      {!isTextMissing && <Preview banner={banner} />}
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          isLoading={adding.isLoading || changing.isLoading}
          loadingLabel={t('siteTexts.saving')}
        >
          {t(changed ? 'siteTexts.bannerSave' : 'siteTexts.bannerAdd')}
        </Button>
        {changed && <Button onClick={onDone}>{t('siteTexts.bannerCancel')}</Button>}
      </div>
    </form>
  )
}

/** The banner in each language that it is written in; its link leads nowhere, as somebody is still typing. */
function Preview({ banner }: { banner: Banner }) {
  const { t } = useTranslation()
  const languages = banner.textCy === '' ? (['en'] as const) : (['en', 'cy'] as const)
  return (
    <div role="group" aria-labelledby="banner-preview" className="stack">
      <h4 id="banner-preview" className="strong">
        {t('siteTexts.preview')}
      </h4>
      {languages.map((language) => (
        <SiteBanner key={language} banner={{ ...bannerWords(banner, language), href: '' }} />
      ))}
    </div>
  )
}
