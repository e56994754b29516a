import type { Store } from '#contract/stores/stores.ts'
import { SERVICES, type Service } from '#rules/orders/service.ts'

/** The service in a link's query, if any. */
export const serviceInQuery = (query: URLSearchParams): Service | undefined =>
  SERVICES.find((service) => service === query.get('service'))

/** The service to show a store's menu for; a service that the store does not offer is ignored. */
export const offeredService = (
  { services }: Pick<Store, 'services'>,
  requested: Service,
): Service => (services.includes(requested) ? requested : (services[0] ?? requested))
