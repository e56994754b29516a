import { Download } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useStore } from 'react-redux'
import { AUDIT_ACTS } from '#contract/partner/changes.ts'
import { AUDIT_DAYS_MAXIMUM } from '#rules/audit/audit-period.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'
import {
  actOf,
  areDaysInOrder,
  isForFile,
  NO_FILTER,
  queryOf,
  type AuditFilter,
} from './audit-filter.ts'

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}

/** Who, where, what and when of the changes to show, and the file of them. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(filter)
  const type = (change: Partial<AuditFilter>) => setTyped({ ...typed, ...change })
  const areInOrder = areDaysInOrder(typed)
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (areInOrder) onChange(typed)
  }
  const clear = () => {
    setTyped(NO_FILTER)
    onChange(NO_FILTER)
  }
  return (
    <form className="panel audit-filters" aria-label={t('auditLog.filters')} onSubmit={show}>
      <Field
        type="search"
        label={t('auditLog.text')}
        hint={t('auditLog.textHint')}
        maxLength={100}
        value={typed.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      <Field
        label={t('auditLog.person')}
        hint={t('auditLog.personHint')}
        maxLength={100}
        value={typed.person}
        onChange={({ target }) => type({ person: target.value })}
      />
      <Field
        label={t('auditLog.store')}
        hint={t('auditLog.storeHint')}
        maxLength={100}
        value={typed.store}
        onChange={({ target }) => type({ store: target.value })}
      />
      <Select
        label={t('auditLog.act')}
        value={typed.act}
        onChange={({ target }) => type({ act: actOf(target.value) })}
      >
        <option value="">{t('auditLog.anyAct')}</option>
        {AUDIT_ACTS.map((act) => (
          <option key={act} value={act}>
            {t(`storeApp.changes.act.${act}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('auditLog.where')}
        value={String(typed.isMarketplaceOnly)}
        onChange={({ target }) => type({ isMarketplaceOnly: target.value === 'true' })}
      >
        <option value="false">{t('auditLog.anywhere')}</option>
        <option value="true">{t('auditLog.marketplaceOnly')}</option>
      </Select>
      <Field
        type="date"
        label={t('auditLog.from')}
        value={typed.from}
        onChange={({ target }) => type({ from: target.value })}
      />
      <Field
        type="date"
        label={t('auditLog.to')}
        value={typed.to}
        error={!areInOrder && t('auditLog.daysProblem')}
        onChange={({ target }) => type({ to: target.value })}
      />
      <div className="row wrap">
        <Button type="submit" variant="primary">
          {t('auditLog.apply')}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {t('auditLog.clear')}
        </Button>
        <AuditFile filter={filter} />
      </div>
    </form>
  )
}

/** Saves what is shown as a file, once its days are chosen. */
function AuditFile({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation()
  const store = useStore() as AppStore // The one of our providers.
  const [isFetching, setIsFetching] = useState(false)
  if (!isForFile(filter))
    return (
      <p className="small muted">
        {t('auditLog.download')}: {t('auditLog.downloadHint', { count: AUDIT_DAYS_MAXIMUM })}
      </p>
    )
  const download = async () => {
    setIsFetching(true)
    try {
      const written = Object.entries(queryOf(filter)).map(([name, value]) => [name, String(value)])
      const query = new URLSearchParams(written)
      const file = await fetchFile(store, `/operator/audit.csv?${query}`)
      saveFile(file, `audit-log-${filter.from}-${filter.to}.csv`)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <Button
      variant="quiet"
      isLoading={isFetching}
      loadingLabel={t('auditLog.downloading')}
      onClick={() => void download()}
    >
      <Icon of={Download} />
      {t('auditLog.download')}
    </Button>
  )
}
