import type { DataAccess } from '#contract/operator/data-access.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

/** Who of the marketplace has read an order. */
export function OrderReaders({ accesses }: { accesses: readonly DataAccess[] }) {
  const { t } = useTranslation()
  return (
    <details className="panel">
      <summary>{t('operatorOrders.seenBy')}</summary>
      <p className="small muted">{t('operatorOrders.seenByText')}</p>
      <ul className="small">
        {accesses.map(({ id, at, name }) => (
          <li key={id}>
            {momentWords(at)}: {name ?? t('operatorOrders.someone')}
          </li>
        ))}
      </ul>
    </details>
  )
}
