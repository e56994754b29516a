import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/operator.ts'
import '#web/messages/site-texts.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import type { ListedText } from '#contract/operator/settings/site-texts.ts'
import { isBuiltInText, isTextSlug } from '#rules/content/site-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListSiteTextsQuery } from '#web/calls/staff/operator/site-text-calls.ts'
import { links } from '#web/links.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { momentWords } from '#web/operator/moments.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { Banners } from './banners.tsx'

/** The texts of the website that operators write: those of the product, and pages of their own. */
export default function ContentPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('siteTexts.title')} permission="content">
      {(user) => (
        <>
          <div>
            <h1>{t('siteTexts.title')}</h1>
            <p className="soft">{t('siteTexts.intro')}</p>
          </div>
          {user ? <ListedTexts /> : <TextsLoading />}
          <NewPage />
          {user && <Banners />}
        </>
      )}
    </ConsolePage>
  )
}

function ListedTexts() {
  const { t } = useTranslation()
  const query = useListSiteTextsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!query.data)
    return <NotLoaded {...query} failed={t('siteTexts.failed')} loading={<TextsLoading />} />
  return (
    <ul className="panel found-orders" aria-label={t('siteTexts.list')}>
      {query.data.items.map((text) => (
        <ListedTextRow key={text.slug} text={text} />
      ))}
    </ul>
  )
}

function ListedTextRow({ text }: { text: ListedText }) {
  const { t } = useTranslation()
  const { slug, title, isPublished, isDrafted, changedAt } = text
  const ownName = isBuiltInText(slug) ? t(`siteTexts.builtIn.${slug}`) : title
  const state = isBuiltInText(slug) ? 'asInstalled' : 'notPublished'
  return (
    <li>
      <Link className="found-order found-customer" to={staffLinks.operatorText(slug)}>
        <span>
          <b>{ownName || slug}</b>
          <small>{isBuiltInText(slug) ? `/${slug}` : links.ownPage(slug)}</small>
        </span>
        <span className="found-order-when">
          {isDrafted && <Badge variant="warning">{t('siteTexts.drafted')}</Badge>}
          <Badge variant={isPublished ? 'positive' : undefined}>
            {t(isPublished ? 'siteTexts.published' : `siteTexts.${state}`)}
          </Badge>
          {changedAt && <small>{t('siteTexts.changed', { time: momentWords(changedAt) })}</small>}
        </span>
      </Link>
    </li>
  )
}

/** Begins a page of one's own with its address. */
function NewPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { publicUrl: url } = useSiteFacts()
  const [slug, setSlug] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isFault = !isTextSlug(slug.trim())
  const begin = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isFault) return focusFault(form.current)
    void navigate(staffLinks.operatorText(slug.trim()))
  }
  return (
    <section className="panel stack" aria-labelledby="new-page">
      <h2 id="new-page">{t('siteTexts.newTitle')}</h2>
      <form ref={form} noValidate onSubmit={begin}>
        <Field
          label={t('siteTexts.newAddress')}
          hint={t('siteTexts.newHint', { url })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          error={isTried && isFault && t('siteTexts.newFault')}
          end={<Button type="submit">{t('siteTexts.newStart')}</Button>}
        />
      </form>
    </section>
  )
}

function TextsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('siteTexts.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
