import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { eventWords, momentWords, whyWords, type ProblemNames } from './problem-messages.ts'

interface ProblemEventsProps {
  report: ProblemReport
  names: ProblemNames
  /** Whether the reader is not the customer. */
  isStaff?: boolean
}

/** The events of a report, the oldest first. */
export function ProblemEvents({ report, names, isStaff = false }: ProblemEventsProps) {
  const { t } = useTranslation()
  return (
    <ol className="problem-events" aria-label={t('problems.happened')}>
      {report.events.map((event) => (
        <li key={event.id}>
          <time dateTime={event.at} className="small muted">
            {momentWords(event.at)}
          </time>
          <div>
            <p>{eventWords(t, event, names, isStaff)}</p>
            {whyWords(t, event).map((words) => (
              <p key={words} className="soft small">
                {words}
              </p>
            ))}
            {event.payer && (
              <p className="soft small">
                {event.payer === 'store'
                  ? t('problems.paysStore', { store: names.store })
                  : t('problems.paysMarketplace', { marketplace: names.marketplace })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
