import { AUDIT_ACTS, type AuditAct } from '#contract/partner/changes.ts'
import { isAuditPeriod } from '#rules/audit/audit-period.ts'
import type { AuditQuery } from '#web/calls/staff/console/audit-log-calls.ts'

/** What is chosen and typed; an empty text does not filter. */
export interface AuditFilter {
  text: string
  person: string
  store: string
  isMarketplaceOnly: boolean
  act: AuditAct | ''
  from: string
  to: string
}

export const NO_FILTER: AuditFilter = {
  text: '',
  person: '',
  store: '',
  isMarketplaceOnly: false,
  act: '',
  from: '',
  to: '',
}

export const actOf = (value: string): AuditAct | '' => AUDIT_ACTS.find((act) => act === value) ?? ''

/** The filter as the call takes it. */
export function queryOf(filter: AuditFilter): AuditQuery {
  const { text, person, store, isMarketplaceOnly, act, from, to } = filter
  return {
    ...(text && { text }),
    ...(person && { person }),
    ...(store && { store }),
    ...(isMarketplaceOnly && { isMarketplaceOnly }),
    ...(act && { act }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Whether the last day isn't before the first, where both are chosen. */
export const areDaysInOrder = ({ from, to }: AuditFilter) => !from || !to || from <= to

/** Whether the days are those of a file. */
export const isForFile = ({ from, to }: AuditFilter) =>
  from !== '' && to !== '' && isAuditPeriod({ from, to })
