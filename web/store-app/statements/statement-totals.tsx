import { Link } from 'react-router'
import type { Statement } from '#contract/payments/statement.ts'
import type { User } from '#contract/session.ts'
import { formatPence } from '#rules/money/pence.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { signedPence } from './statement-rows.tsx'

interface StatementTotalsProps {
  store: User['stores'][number]
  statement: Statement
  marketplace: string
}

/** What the days come to: the parts that add up to what is paid out or owed, then what else to know. */
export function StatementTotals({ store, statement, marketplace }: StatementTotalsProps) {
  const { t } = useTranslation()
  const { totals } = statement
  const isOwed = totals.balancePence < 0
  const parts: Amount[] = [
    [t('statement.sales', { count: totals.orders }), totals.salesPence],
    [t('statement.deliveryFees'), totals.deliveryFeesPence],
    [t('statement.bagCharges'), totals.bagChargesPence],
    [t('statement.tips'), totals.tipsPence],
    [t('statement.storeDiscounts'), -totals.storeDiscountsPence],
    [t('statement.storeRefunds'), -totals.storeRefundsPence],
    [t('statement.cashTaken'), -totals.cashPence],
    [t('statement.commission', { marketplace }), -totals.commissionPence],
  ]
  return (
    <div className="statement-totals">
      <section className="panel" aria-labelledby="statement-balance">
        <h2 id="statement-balance">{t('statement.balanceTitle')}</h2>
        <dl className="sum">
          {parts.map((part) => (
            <Sum key={part[0]} part={part} />
          ))}
          <div className="total">
            <dt>{isOwed ? t('statement.owed', { marketplace }) : t('statement.paidOut')}</dt>
            <dd>{formatPence(Math.abs(totals.balancePence))}</dd>
          </div>
        </dl>
        {isOwed && <p className="small muted">{t('statement.owedText')}</p>}
      </section>
      <BesideTotals {...{ store, statement, marketplace }} />
    </div>
  )
}

function BesideTotals({ store, statement: { totals }, marketplace }: StatementTotalsProps) {
  const { t } = useTranslation()
  const about: Amount[] = [
    [t('statement.cardTaken'), totals.cardPence],
    [t('statement.platformFees', { marketplace }), totals.platformFeesPence],
    [t('statement.marketplaceDiscounts', { marketplace }), totals.marketplaceDiscountsPence],
    [t('statement.marketplaceRefunds', { marketplace }), totals.marketplaceRefundsPence],
    [t('statement.refunded', { count: totals.refunds }), totals.refundedPence],
  ]
  return (
    <section className="panel" aria-labelledby="statement-about">
      <h2 id="statement-about">{t('statement.aboutTitle')}</h2>
      <dl className="sum">
        {about.map((part) => (
          <Sum key={part[0]} part={part} />
        ))}
        {totals.vat?.map(({ rate, vatPence }) => (
          <Sum key={rate} part={[t('statement.vat', { rate: rate / 10 }), vatPence]} />
        ))}
      </dl>
      <p className="small muted">
        {t(totals.vat === null ? 'statement.vatUnknown' : 'statement.vatHint')}{' '}
        {totals.vat === null && (
          <Link to={staffLinks.storeAppBusiness(store.slug)}>{t('statement.toVatRate')}</Link>
        )}
      </p>
    </section>
  )
}

type Amount = [label: string, pence: number]

function Sum({ part: [label, pence] }: { part: Amount }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{signedPence(pence)}</dd>
    </div>
  )
}
