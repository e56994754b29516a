import type { StoreImport } from '#contract/operator/restaurants/store-imports.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

interface EarlierImportsProps {
  imports: {
    data?: { items: readonly StoreImport[] } | undefined
    isError: boolean
    refetch: () => unknown
  }
}

/** The last imports: who imported what, and whether it came to its end. */
export function EarlierImports({ imports }: EarlierImportsProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = imports
  return (
    <section className="stack">
      <h2>{t('storeImport.earlier')}</h2>
      {isError && !data && (
        <Banner
          variant="warning"
          action={<Button onClick={() => void refetch()}>{t('storeImport.tryAgain')}</Button>}
        >
          {t('storeImport.failed')}
        </Banner>
      )}
      {!data && !isError && (
        <div aria-busy>
          <p className="sr">{t('storeImport.loading')}</p>
          <Skeleton height="4.5rem" />
        </div>
      )}
      {data?.items.length === 0 && <p className="soft">{t('storeImport.noneYet')}</p>}
      {data && data.items.length > 0 && (
        <ul className="store-import-list">
          {data.items.map((each) => (
            <EarlierImport key={each.id} {...each} />
          ))}
        </ul>
      )}
    </section>
  )
}

function EarlierImport(props: StoreImport) {
  const { t } = useTranslation()
  const { fileName, by, startedAt, finishedAt, stores, added, changed } = props
  const time = momentWords(startedAt)
  return (
    <li>
      <b>{fileName || t('storeImport.noName')}</b>
      <p>
        {t('storeImport.run', {
          added: String(added),
          changed: String(changed),
          stores: String(stores),
        })}
      </p>
      {finishedAt === null && <Banner variant="warning">{t('storeImport.interrupted')}</Banner>}
      <p className="small muted">
        {by ? t('storeImport.startedBy', { time, name: by }) : t('storeImport.onServer', { time })}
      </p>
    </li>
  )
}
