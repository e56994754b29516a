import type { ServiceTime } from '#contract/fields.ts'

/** When the food is wanted, as a cart keeps it: null for as soon as possible. */
export function keptServiceTime(serviceTime: ServiceTime): Date | null {
  return serviceTime === 'asap' ? null : new Date(serviceTime)
}
