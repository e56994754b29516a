import { Link } from 'react-router'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { formatPence } from '#rules/money/pence.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

const PROVIDER_NAMES: Record<CustomerRecord['providers'][number], string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** How to reach a customer, what they reported, and what they wrote about restaurants. */
export function CustomerDetails({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation()
  const { email, phone, hasPassword, providers, refunds, problems, reviews } = customer
  const ways = [
    ...(hasPassword ? [t('customers.password')] : []),
    ...providers.map((each) => PROVIDER_NAMES[each]),
  ]
  return (
    <>
      <section className="panel stack" aria-labelledby="customer-details">
        <h2 id="customer-details">{t('customers.details')}</h2>
        <dl className="order-facts">
          <div>
            <dt>{t('customers.email')}</dt>
            <dd className="breaks">
              {email}
              {customer.confirmedAt === null && (
                <p className="small muted">{t('customers.unconfirmed')}</p>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('customers.phone')}</dt>
            <dd>{phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : '–'}</dd>
          </div>
          <div>
            <dt>{t('customers.signIn')}</dt>
            <dd>{ways.join(', ') || '–'}</dd>
          </div>
          <div>
            <dt>{t('customers.refunds')}</dt>
            <dd>
              {refunds === 0
                ? t('customers.noRefunds')
                : t('customers.refundsOf', {
                    count: refunds,
                    amount: formatPence(customer.refundedPence),
                  })}
            </dd>
          </div>
        </dl>
      </section>
      <section className="panel stack" aria-labelledby="customer-problems">
        <h2 id="customer-problems">{t('customers.problems')}</h2>
        {problems.length === 0 && <p className="soft">{t('customers.none')}</p>}
        <ul className="stack">
          {problems.map((problem) => (
            <li key={problem.id}>
              <Link to={staffLinks.operatorOrder(problem.orderId)}>
                {t('customers.problemOf', {
                  number: problem.orderNumber,
                  requested: formatPence(problem.requestedPence),
                  refunded: formatPence(problem.refundedPence),
                })}
              </Link>
              <p className="small muted">
                {t(`customers.problemStatus.${problem.status}`)} · {momentWords(problem.reportedAt)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel stack" aria-labelledby="customer-reviews">
        <h2 id="customer-reviews">{t('customers.reviews')}</h2>
        {reviews.length === 0 && <p className="soft">{t('customers.none')}</p>}
        <ul className="stack">
          {reviews.map(({ id, stars, storeName, text, isHidden, createdAt }) => (
            <li key={id}>
              <p>{t('customers.review', { stars: String(stars), store: storeName })}</p>
              {text && <p className="soft breaks">{t('customers.quoted', { text })}</p>}
              <p className="small muted">
                {isHidden && `${t('customers.hidden')} · `}
                {momentWords(createdAt)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
