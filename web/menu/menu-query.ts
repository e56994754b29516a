import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'

/** The service and time a menu is shown for: as soon as possible if no time is given. */
export interface MenuQuery {
  service: Service
  filterTime?: string
}

interface Wanted {
  serviceTime: ServiceTime
}

/** The query for a chosen time, or for the basket. */
export function menuQueryOf(
  wanted: Wanted & ({ service: Service } | { serviceType: Service }),
): MenuQuery {
  const { serviceTime } = wanted
  const service = 'service' in wanted ? wanted.service : wanted.serviceType
  return serviceTime === 'asap' ? { service } : { service, filterTime: serviceTime }
}
