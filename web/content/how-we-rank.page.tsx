import '#web/styles/content.css'
import '#web/messages/how-we-rank.ts'
import { LIST_SORTS } from '#rules/stores/list-order.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'

const PARTS = ['paid', 'filters', 'allIn'] as const

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/**
 * The main parameters that decide the order of lists, which a platform has to publish.
 * https://www.legislation.gov.uk/eur/2019/1150/article/5
 */
export default function HowWeRankPage() {
  const { t } = useTranslation()
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('howWeRank.title')}
        description={t('howWeRank.description')}
        path={links.howWeRank()}
      />
      <h1>{t('howWeRank.title')}</h1>
      <p>{t('howWeRank.intro')}</p>
      {LIST_SORTS.map((sort) => (
        <section key={sort} className="stack">
          <h2>{t(`howWeRank.sort.${sort}.heading`)}</h2>
          <p>{t(`howWeRank.sort.${sort}.text`)}</p>
        </section>
      ))}
      <p>{t('howWeRank.ties')}</p>
      {PARTS.map((part) => (
        <section key={part} className="stack">
          <h2>{t(`howWeRank.${part}.heading`)}</h2>
          <p>{t(`howWeRank.${part}.text`)}</p>
        </section>
      ))}
    </main>
  )
}
