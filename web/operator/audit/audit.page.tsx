import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/styles/staff/audit-log.css'
import '#web/messages/audit-log.ts'
import '#web/messages/hygiene.ts'
import '#web/messages/store-app.ts'
import { useState } from 'react'
import { useListAuditLogInfiniteQuery } from '#web/calls/staff/console/audit-log-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { ChangesList, ChangesLoading } from '#web/staff/changes/changes-list.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { NO_FILTER, queryOf, type AuditFilter } from './audit-filter.ts'

/** Who changed what, at the marketplace and at every restaurant. */
export default function AuditPage() {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(NO_FILTER)
  return (
    <ConsolePage name={t('auditLog.title')} permission="audit" className="store-pages">
      {(user) => (
        <>
          <div>
            <h1>{t('auditLog.title')}</h1>
            <p className="soft">{t('auditLog.intro')}</p>
          </div>
          {user ? (
            <>
              <AuditFilters filter={filter} onChange={setFilter} />
              <AuditLog filter={filter} />
            </>
          ) : (
            <ChangesLoading />
          )}
        </>
      )}
    </ConsolePage>
  )
}

function AuditLog({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation()
  const query = useListAuditLogInfiniteQuery(queryOf(filter), { refetchOnMountOrArgChange: true })
  return (
    <ChangesList
      // Not what another filter has found.
      query={{ ...query, data: query.currentData }}
      empty={{ title: t('auditLog.emptyTitle'), text: t('auditLog.emptyText') }}
      whereOf={({ store }) => store?.name ?? t('auditLog.ofMarketplace')}
    />
  )
}
