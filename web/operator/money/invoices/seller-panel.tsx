import { Link } from 'react-router'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import type { AnsweredBilling } from '#contract/payments/billing-details.ts'
import { identityLines } from '#rules/business/legal-identity.ts'
import { Banner } from '#ui/banner.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetBillingDetailsQuery } from '#web/calls/staff/money/invoice-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOperator } from '#web/operator/use-operator.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** Who the marketplace is on its invoices, as its settings say. */
export function SellerPanel() {
  const { t } = useTranslation()
  const query = useGetBillingDetailsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = query
  return (
    <section className="panel stack" aria-labelledby="seller">
      <div>
        <h2 id="seller">{t('operatorMoney.seller.title')}</h2>
        <p className="soft small">{t('operatorMoney.seller.text')}</p>
      </div>
      {data ? (
        <Seller seller={data.seller} />
      ) : (
        <NotLoaded
          {...query}
          failed={t('operatorMoney.seller.failed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('operatorMoney.seller.loading')}</p>
              <Skeleton height="5rem" />
            </div>
          }
        />
      )}
    </section>
  )
}

function Seller({ seller }: Pick<AnsweredBilling, 'seller'>) {
  const { t } = useTranslation()
  const role = useOperator().user?.operatorRole
  const lines = identityLines(seller)
  return (
    <>
      {lines.length === 0 ? (
        <Banner variant="warning">{t('operatorMoney.seller.missing')}</Banner>
      ) : (
        <div>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {seller.vatNumber === '' && <p>{t('operatorMoney.seller.noVat')}</p>}
        </div>
      )}
      {role && isOperatorAllowed(role, 'settings') ? (
        <p>
          <Link to={`${staffLinks.operatorSettings()}#legal`}>
            {t('operatorMoney.seller.change')}
          </Link>
        </p>
      ) : (
        <p className="soft small">{t('operatorMoney.seller.askOwner')}</p>
      )}
    </>
  )
}
