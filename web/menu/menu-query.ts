import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'

/** How and for when a menu is looked at: as soon as possible where no time is given. */
export interface Look {
  service: Service
  filterTime?: string
}

interface Wanted {
  serviceTime: ServiceTime
}

/** The look of somebody who wants to eat then, or of their basket. */
export function lookOf(wanted: Wanted & ({ service: Service } | { serviceType: Service })): Look {
  const { serviceTime } = wanted
  const service = 'service' in wanted ? wanted.service : wanted.serviceType
  return serviceTime === 'asap' ? { service } : { service, filterTime: serviceTime }
}
