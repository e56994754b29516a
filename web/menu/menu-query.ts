import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'

/** The service and time a menu is shown for: as soon as possible if no time is given. */
export interface MenuQuery {
  service: Service
  filterTime?: string
}

interface MenuRequest {
  serviceTime: ServiceTime
}

/** The query for a chosen time, or for the basket. */
export function menuQueryOf(
  requested: MenuRequest & ({ service: Service } | { serviceType: Service }),
): MenuQuery {
  const { serviceTime } = requested
  const service = 'service' in requested ? requested.service : requested.serviceType
  return serviceTime === 'asap' ? { service } : { service, filterTime: serviceTime }
}
