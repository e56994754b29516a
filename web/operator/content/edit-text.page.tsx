import '#web/styles/content.css'
import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/styles/staff/marketplace.css'
import '#web/messages/operator.ts'
import '#web/messages/site-texts.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { EditedText } from '#contract/operator/settings/site-texts.ts'
import { isBuiltInText, isTextSlug, pathOfText } from '#rules/content/site-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetSiteTextQuery } from '#web/calls/staff/operator/site-text-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { TextForm } from './text-form.tsx'
import { TextVersions } from './text-versions.tsx'

/** A text of the website: its draft with a preview, and what was published before. */
export default function EditTextPage() {
  const { t } = useTranslation()
  const { slug = '' } = useParams()
  return (
    <ConsolePage name={t('siteTexts.title')} permission="content">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorContent()}>
              <Icon of={ArrowLeft} />
              {t('siteTexts.back')}
            </Link>
          </p>
          {user && (isTextSlug(slug) ? <LoadedText key={slug} slug={slug} /> : <NoSuchText />)}
        </>
      )}
    </ConsolePage>
  )
}

function LoadedText({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const query = useGetSiteTextQuery({ params: { slug } }, { refetchOnMountOrArgChange: true })
  if (query.data) return <WholeText text={query.data} />
  const heading = <h1>{isBuiltInText(slug) ? t(`siteTexts.builtIn.${slug}`) : pathOfText(slug)}</h1>
  return (
    <NotLoaded
      {...query}
      heading={heading}
      failed={t('siteTexts.failed')}
      loading={
        <div className="stack" aria-busy>
          {heading}
          <p className="sr">{t('siteTexts.loading')}</p>
          <Skeleton height="40rem" radius="var(--radius-lg)" />
        </div>
      }
    />
  )
}

function NoSuchText() {
  const { t } = useTranslation()
  return <h1>{t('siteTexts.missing')}</h1>
}

function WholeText({ text }: { text: EditedText }) {
  const { t } = useTranslation()
  const { slug, draft, published } = text
  const path = pathOfText(slug)
  const [latest] = text.versions
  // What was restored is what somebody goes on to write.
  const restored = latest?.restoredNumber ? latest.number : 0
  const name = isBuiltInText(slug)
    ? t(`siteTexts.builtIn.${slug}`)
    : ((draft ?? published)?.en.title ?? path)
  return (
    <>
      <div className="console-order-head">
        <h1>{name}</h1>
        {draft && <Badge variant="warning">{t('siteTexts.drafted')}</Badge>}
        <Badge variant={published ? 'positive' : undefined}>
          {t(published ? 'siteTexts.published' : 'siteTexts.notPublished')}
        </Badge>
        <p className="soft">{published || text.isBuiltIn ? <Link to={path}>{path}</Link> : path}</p>
      </div>
      <TextForm key={restored} text={text} />
      <TextVersions text={text} />
    </>
  )
}
