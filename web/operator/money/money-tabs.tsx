import '#web/styles/staff/money.css'
import '#web/messages/operator-money.ts'
import { Link, useLocation } from 'react-router'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const tabs = [
  { to: staffLinks.operatorMoney, label: 'operatorMoney.tab.commission' },
  { to: staffLinks.operatorInvoices, label: 'operatorMoney.tab.invoices' },
  { to: staffLinks.operatorPayouts, label: 'operatorMoney.tab.payouts' },
  { to: staffLinks.operatorPayments, label: 'operatorMoney.tab.discrepancies' },
] as const

/** The pages about the marketplace's money. */
export function MoneyTabs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/, '')
  return (
    <nav className="money-tabs" aria-label={t('operatorMoney.tabs')}>
      <TabBar>
        {tabs.map(({ to, label }) => (
          <TabLink
            key={label}
            current={to() === path ? 'page' : undefined}
            render={<Link to={to()} />}
          >
            {t(label)}
          </TabLink>
        ))}
      </TabBar>
    </nav>
  )
}
