import type { Statement } from '#contract/statement.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { signedPence } from './signed-pence.ts'

interface StatementTotalsProps {
  statement: Statement
  marketplace: string
}

/** What the days come to: the parts that add up to what is paid out or owed, then what else to know. */
export function StatementTotals({ statement, marketplace }: StatementTotalsProps) {
  const { t } = useTranslation()
  const { totals } = statement
  const isOwed = totals.balancePence < 0
  const parts: Amount[] = [
    [t('storeApp.statement.sales', { count: totals.orders }), totals.salesPence],
    [t('storeApp.statement.deliveryFees'), totals.deliveryFeesPence],
    [t('storeApp.statement.bagCharges'), totals.bagChargesPence],
    [t('storeApp.statement.tips'), totals.tipsPence],
    [t('storeApp.statement.storeDiscounts'), -totals.storeDiscountsPence],
    [t('storeApp.statement.storeRefunds'), -totals.storeRefundsPence],
    [t('storeApp.statement.cashTaken'), -totals.cashPence],
  ]
  return (
    <div className="statement-totals">
      <section className="panel" aria-labelledby="statement-balance">
        <h2 id="statement-balance">{t('storeApp.statement.balanceTitle')}</h2>
        <dl className="sum">
          {parts.map((part) => (
            <Sum key={part[0]} part={part} />
          ))}
          <div className="total">
            <dt>
              {isOwed
                ? t('storeApp.statement.owed', { marketplace })
                : t('storeApp.statement.paidOut')}
            </dt>
            <dd>{formatPence(Math.abs(totals.balancePence))}</dd>
          </div>
        </dl>
        {isOwed && <p className="small muted">{t('storeApp.statement.owedText')}</p>}
      </section>
      <BesideTotals {...{ statement, marketplace }} />
    </div>
  )
}

function BesideTotals({ statement: { totals, store }, marketplace }: StatementTotalsProps) {
  const { t } = useTranslation()
  const about: Amount[] = [
    [t('storeApp.statement.cardTaken'), totals.cardPence],
    [t('storeApp.statement.platformFees', { marketplace }), totals.platformFeesPence],
    [
      t('storeApp.statement.marketplaceDiscounts', { marketplace }),
      totals.marketplaceDiscountsPence,
    ],
    [t('storeApp.statement.marketplaceRefunds', { marketplace }), totals.marketplaceRefundsPence],
    [t('storeApp.statement.refunded', { count: totals.refunds }), totals.refundedPence],
  ]
  return (
    <section className="panel" aria-labelledby="statement-about">
      <h2 id="statement-about">{t('storeApp.statement.aboutTitle')}</h2>
      <dl className="sum">
        {about.map((part) => (
          <Sum key={part[0]} part={part} />
        ))}
        {totals.vatPence !== null && (
          <Sum
            part={[
              t('storeApp.statement.vat', { rate: (store.vatRate ?? 0) / 10 }),
              totals.vatPence,
            ]}
          />
        )}
      </dl>
      <p className="small muted">
        {t(
          totals.vatPence === null ? 'storeApp.statement.vatUnknown' : 'storeApp.statement.vatHint',
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
