/** How food reaches the customer. Default: delivery. */
export const SERVICES = ['delivery', 'collection'] as const
export type Service = (typeof SERVICES)[number]
export const DEFAULT_SERVICE: Service = 'delivery'
