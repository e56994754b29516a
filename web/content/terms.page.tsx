import '#web/styles/content.css'
import '#web/messages/legal.ts'
import type { Route } from './+types/terms.page'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { OwnText } from './own-text.tsx'
import { TERMS_PARTS } from './parts.ts'
import { textLoader } from './text-loader.server.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

export const loader = textLoader('terms-and-conditions')

/** What customers agree to. */
export default function TermsPage({ loaderData: own }: Route.ComponentProps) {
  const { t } = useTranslation()
  const prevails = t('legal.prevails')
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={own?.title ?? t('legal.terms.title')}
        description={t('legal.terms.description')}
        path={links.terms()}
      />
      <h1>{own?.title ?? t('legal.terms.title')}</h1>
      {prevails && <p>{prevails}</p>}
      {own ? (
        <OwnText {...own} />
      ) : (
        TERMS_PARTS.map((part) => (
          <section key={part} className="stack">
            <h2>{t(`legal.terms.${part}.heading`)}</h2>
            <p>{t(`legal.terms.${part}.text`)}</p>
          </section>
        ))
      )}
    </main>
  )
}
