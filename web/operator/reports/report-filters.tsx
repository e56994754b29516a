import { useState, type FormEvent } from 'react'
import { SERVICES } from '#rules/orders/service.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useListReportAreasQuery } from '#web/calls/staff/console/report-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NO_FILTER, queryOf, serviceOf, type ReportFilter } from './report-filter.ts'

interface ReportFiltersProps {
  filter: ReportFilter
  onChange: (filter: ReportFilter) => void
}

/** Which orders: of which service, area and restaurant. A choice counts at once, a name when it's sent. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const { t } = useTranslation()
  const [store, setStore] = useState(filter.store)
  const { data } = useListReportAreasQuery(undefined)
  const areas = data?.items ?? []
  const chosen = JSON.stringify([filter.city, filter.area])
  const show = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...filter, store })
  }
  const chooseArea = (value: string) => {
    const area = areas.find((each) => JSON.stringify([each.city, each.area]) === value)
    onChange({ ...filter, store, city: area?.city ?? '', area: area?.area ?? '' })
  }
  return (
    <form className="report-filters" aria-label={t('reports.filters')} onSubmit={show}>
      <Select
        label={t('reports.service')}
        value={filter.service}
        onChange={({ target }) => onChange({ ...filter, store, service: serviceOf(target.value) })}
      >
        <option value="">{t('reports.anyService')}</option>
        {SERVICES.map((service) => (
          <option key={service} value={service}>
            {t(`sales.service.${service}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('reports.area')}
        value={filter.area ? chosen : ''}
        onChange={({ target }) => chooseArea(target.value)}
      >
        <option value="">{t('reports.anyArea')}</option>
        {areas.map(({ city, area }) => (
          <option key={`${area}, ${city}`} value={JSON.stringify([city, area])}>
            {t('reports.areaName', { area, city })}
          </option>
        ))}
      </Select>
      <Field
        label={t('reports.store')}
        hint={t('reports.storeHint')}
        maxLength={100}
        value={store}
        onChange={({ target }) => setStore(target.value)}
      />
      <div className="row wrap">
        <Button type="submit" variant="primary">
          {t('reports.apply')}
        </Button>
        {Object.keys(queryOf(filter)).length > 0 && (
          <Button variant="quiet" onClick={() => onChange(NO_FILTER)}>
            {t('reports.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
