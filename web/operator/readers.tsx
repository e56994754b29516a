import '#web/messages/operator.ts'
import type { DataAccess } from '#contract/operator/data-access.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from './moments.ts'

interface ReadersProps {
  summary: string
  /** A sentence above the list. */
  text?: string
  className?: string
  accesses: readonly DataAccess[]
}

/** Who of the marketplace has seen somebody's data, under a summary that opens. */
export function Readers({ summary, text, className = 'panel', accesses }: ReadersProps) {
  const { t } = useTranslation()
  return (
    <details className={className}>
      <summary>{summary}</summary>
      {text && <p className="small muted">{text}</p>}
      <ul className="small">
        {accesses.map(({ id, at, name }) => (
          <li key={id}>
            {momentWords(at)}: {name ?? t('operator.deletedAccount')}
          </li>
        ))}
      </ul>
    </details>
  )
}
