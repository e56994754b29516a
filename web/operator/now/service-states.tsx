import { CircleCheck, CircleX, Moon, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import { isInTrouble, type ServiceState } from '#rules/operator/service-state.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Badge } from '#ui/badge.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

type Answer = OutputOf<typeof getNow>
type Services = Answer['services']

const ICONS: Readonly<Record<ServiceState, LucideIcon>> = {
  working: CircleCheck,
  slow: TriangleAlert,
  failing: CircleX,
  quiet: Moon,
}

const VARIANTS = {
  working: 'positive',
  slow: 'warning',
  failing: 'danger',
  quiet: undefined,
} as const

/** How what the marketplace lives on goes, each in a line. */
export function ServiceStates({ services, figures }: Pick<Answer, 'services' | 'figures'>) {
  const { t } = useTranslation()
  const rows = [
    { name: 'cards', state: services.cards.state, detail: cardsDetail(t, figures) },
    { name: 'emails', state: services.emails.state, detail: sendingDetail(t, services.emails) },
    {
      name: 'notifications',
      state: services.notifications.state,
      detail: sendingDetail(t, services.notifications),
    },
    { name: 'jobs', state: services.jobs.state, detail: jobsDetail(t, services.jobs) },
  ] as const
  const count = rows.filter(({ state }) => isInTrouble(state)).length
  return (
    <section className="panel now-panel" aria-labelledby="services">
      <div className="now-panel-head">
        <h2 id="services">{t('now.services.title')}</h2>
        {count > 0 && (
          <Badge variant="warning" icon={TriangleAlert}>
            {t('now.services.trouble', { count, all: rows.length })}
          </Badge>
        )}
      </div>
      <ul className="now-services" aria-labelledby="services">
        {rows.map(({ name, state, detail }) => (
          <li key={name}>
            <div>
              <b>{t(`now.services.name.${name}`)}</b>
              <small>{detail}</small>
            </div>
            <Badge variant={VARIANTS[state]} icon={ICONS[state]}>
              {t(`now.services.state.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const timeOf = (instant: string) => formatLondonTime(new Date(instant))

function cardsDetail(t: Translate, { paid, unpaid, lastPaidAt }: Answer['figures']): string {
  if (lastPaidAt === null)
    return unpaid === 0 ? t('now.noPayments') : t('now.services.nonePaid', { count: unpaid })
  return t('now.services.lastPaid', { time: timeOf(lastPaidAt), count: unpaid, all: paid + unpaid })
}

function sendingDetail(t: Translate, { waiting, failing, nextTryAt }: Services['emails']): string {
  if (failing === 0 && waiting === 0) return t('now.services.allSent')
  if (failing === 0) return t('now.services.waiting', { count: waiting })
  const ways = { count: failing, waiting }
  if (nextTryAt === null) return t('now.services.failed', ways)
  return t('now.services.retried', { ...ways, time: timeOf(nextTryAt) })
}

function jobsDetail(t: Translate, { waiting, failing, clockAt, state }: Services['jobs']): string {
  if (clockAt === null) return t('now.services.noClock')
  const clock = t('now.services.clock', { time: timeOf(clockAt) })
  if (state === 'working') return clock
  return `${clock} ${t('now.services.failed', { count: failing, waiting })}`
}
