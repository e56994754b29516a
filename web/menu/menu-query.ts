import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'

/** By which service and for when a menu is shown: as soon as possible where no time is given. */
export interface MenuQuery {
  service: Service
  filterTime?: string
}

interface Wanted {
  serviceTime: ServiceTime
}

/** The query of somebody who wants to eat then, or of their basket. */
export function menuQueryOf(
  wanted: Wanted & ({ service: Service } | { serviceType: Service }),
): MenuQuery {
  const { serviceTime } = wanted
  const service = 'service' in wanted ? wanted.service : wanted.serviceType
  return serviceTime === 'asap' ? { service } : { service, filterTime: serviceTime }
}
