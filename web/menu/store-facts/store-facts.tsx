import type { ReactNode } from 'react'
import type { Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cuisineName } from '#web/messages/cuisine-name.ts'
import { hoursByDay, spanText } from './hours-by-day.ts'
import { postalAddress, telOf } from './store-messages.ts'
import { formatDate } from '#web/messages/formats.ts'

const textOfSpans = (spans: readonly string[], closed: string, allDay: string) =>
  spans.length === 0 ? closed : spans.map((span) => span || allDay).join(', ')

interface StoreFactsProps {
  store: Store
  /** The delivery terms for the searched address. */
  delivery?: ReactNode
}

/** Opening hours, address, seller and whom to ask about allergens. */
export function StoreFacts({ store, delivery }: StoreFactsProps) {
  const { t } = useTranslation()
  const { rating, inspectedOn } = store.hygiene
  return (
    <div className="stack store-facts">
      <section className="stack">
        <h3>{t('menu.openingHours')}</h3>
        <Week store={store} />
        <Exceptions exceptions={store.hours.exceptions} />
      </section>
      {delivery}
      <section className="stack">
        <h3>{t('menu.contact')}</h3>
        <dl className="contact">
          <Fact name={t('menu.phone')}>
            <a href={telOf(store.phone)}>{store.phone}</a>
          </Fact>
          <Fact name={t('menu.address')}>
            {postalAddress(store)}
            {store.distanceMiles !== null && <Distance miles={store.distanceMiles} />}
          </Fact>
          <Fact name={t('menu.cuisines')}>{store.storeTypes.map(cuisineName).join(', ')}</Fact>
          <Fact name={t('menu.soldBy')}>
            {store.legalName}
            {store.companyNumber && (
              <small>{t('menu.companyNumber', { number: store.companyNumber })}</small>
            )}
            {store.sellerAddress !== postalAddress(store) && <small>{store.sellerAddress}</small>}
          </Fact>
          <Fact name={t('hygiene.title')}>
            {t(`hygiene.rating.${rating}`)}
            {inspectedOn !== null &&
              `, ${t('hygiene.inspected', { date: formatDate(inspectedOn) })}`}
          </Fact>
        </dl>
        <p className="small soft">{t('menu.allergyContact')}</p>
      </section>
    </div>
  )
}

function Week({ store }: { store: Store }) {
  const { t } = useTranslation()
  const { services, hours } = store
  const weeks = services.map((service) => hoursByDay(hours.spans, service))
  const textOf = (week: number, day: number) =>
    textOfSpans(weeks[week]?.[day]?.spans ?? [], t('menu.closedThatDay'), t('menu.allDay'))
  const isSame = [0, 1, 2, 3, 4, 5, 6].every((day) => textOf(0, day) === textOf(1, day))
  const columns: readonly Service[] = isSame ? services.slice(0, 1) : services
  return (
    <table className="hours">
      <thead className={columns.length < services.length ? 'sr' : undefined}>
        <tr>
          <th scope="col">{t('menu.day')}</th>
          {columns.map((service) => (
            <th key={service} scope="col">
              {t(`menu.${service}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks[0]?.map(({ weekday }, day) => (
          <tr key={weekday}>
            <th scope="row">{t(`menu.weekday.${weekday}`)}</th>
            {columns.map((service, week) => (
              <td key={service}>{textOf(week, day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Exceptions({ exceptions }: { exceptions: Store['hours']['exceptions'] }) {
  const { t } = useTranslation()
  if (exceptions.length === 0) return null
  return (
    <>
      <h4 className="strong">{t('menu.otherDays')}</h4>
      <ul className="stack other-days">
        {exceptions.map(({ date, service, spans, reason }) => (
          <li key={`${date} ${service}`}>
            <b>{formatDate(date)}</b>
            {service && ` (${t(`menu.${service}`)})`}:{' '}
            {textOfSpans(spans.map(spanText), t('menu.closedThatDay'), t('menu.allDay'))}
            {reason && <span className="soft">, {reason}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Distance({ miles }: { miles: number }) {
  const { t } = useTranslation()
  const count = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)
  return <span className="soft">, {t('menu.distance', { count })}</span>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
