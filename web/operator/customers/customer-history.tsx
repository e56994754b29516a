import type { CustomerRecord } from '#contract/operator/customers.ts'
import type { DataAccess } from '#contract/operator/data-access.ts'
import { customers } from '#web/messages/en/customers.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

type KnownEvent = keyof typeof customers.event
const isKnown = (kind: string): kind is KnownEvent => Object.hasOwn(customers.event, kind)

/** What happened to an account, and who of the marketplace has read its data. */
export function CustomerHistory({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="panel stack" aria-labelledby="customer-events">
        <h2 id="customer-events">{t('customers.events')}</h2>
        {customer.events.length === 0 && <p className="soft">{t('customers.none')}</p>}
        <ol className="stack">
          {customer.events.map(({ id, at, kind, by, note }) => (
            <li key={id}>
              <p>
                {isKnown(kind) ? t(`customers.event.${kind}`) : t('customers.otherEvent', { kind })}
              </p>
              <p className="small muted">
                {[momentWords(at), by, note && t('customers.quoted', { text: note })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="panel stack" aria-labelledby="customer-readers">
        <h2 id="customer-readers">{t('customers.readers')}</h2>
        <p className="small muted">{t('customers.readersText')}</p>
        <ul className="stack small">
          {customer.accesses.map((access) => (
            <li key={access.id}>{accessWords(t, access)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function accessWords(t: Translate, { at, name, place, orderNumber }: DataAccess): string {
  return t('customers.reader', {
    time: momentWords(at),
    name: name ?? t('operator.deletedAccount'),
    place:
      orderNumber === null
        ? t(`customers.place.${place}`)
        : t('customers.placeOrder', { number: orderNumber }),
  })
}
