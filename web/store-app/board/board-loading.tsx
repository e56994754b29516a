import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The board's places, while its orders are on their way. */
export function BoardLoading() {
  const { t } = useTranslation()
  return (
    <main id="main" aria-busy>
      <h1 className="sr">{t('storeApp.loading')}</h1>
      <noscript className="board-alone">{t('storeApp.withoutScripts')}</noscript>
      <LanesLoading />
    </main>
  )
}

export function LanesLoading() {
  return (
    <div className="board" data-shown="new">
      {['new', 'cooking', 'ready'].map((column) => (
        <div key={column} className="lane" data-column={column}>
          <Skeleton height="1.75rem" width="6rem" className="colhead" />
          <Skeleton height={column === 'new' ? '24rem' : '14rem'} radius="var(--radius-lg)" />
        </div>
      ))}
    </div>
  )
}
