import type { DataAccess } from '#contract/operator/data-access.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

/** Who of the marketplace has downloaded documents of a restaurant. */
export function DocumentReaders({ accesses }: { accesses: readonly DataAccess[] }) {
  const { t } = useTranslation()
  return (
    <details className="disclosure">
      <summary>{t('documents.seenBy')}</summary>
      <p className="small muted">
        {t(accesses.length > 0 ? 'documents.seenByText' : 'documents.nobodyYet')}
      </p>
      <ul className="small">
        {accesses.map(({ id, at, name }) => (
          <li key={id}>
            {momentWords(at)}: {name ?? t('documents.someone')}
          </li>
        ))}
      </ul>
    </details>
  )
}
