import { z } from 'zod'

/** What somebody is at a restaurant; each may have another role at another one. */
export const STAFF_ROLES = ['owner', 'manager', 'kitchen'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const staffRole = z.enum(STAFF_ROLES)

const EVERYBODY: readonly StaffRole[] = STAFF_ROLES
const MANAGERS: readonly StaffRole[] = ['owner', 'manager']
const OWNERS: readonly StaffRole[] = ['owner']

/**
 * What the staff of a restaurant may do, and in which roles. Every call of the store app names one of
 * these; the server checks it and the screens show what it allows.
 */
export const STAFF_PERMISSIONS = {
  /** See, accept, cook and hand over orders; pause the restaurant and mark it busy. */
  orders: EVERYBODY,
  /** Take dishes and options off the menu for a while. */
  soldOut: EVERYBODY,
  /** Give money back, and answer reports of problems with an order. */
  refunds: MANAGERS,
  /** Read reviews, answer and report them. */
  reviews: MANAGERS,
  menu: MANAGERS,
  /** Opening hours, preparation time and how many orders a quarter of an hour takes. */
  hours: MANAGERS,
  /** Where the restaurant delivers, and for how much. */
  zones: MANAGERS,
  /** Printers, alerts and what else the board needs. */
  settings: MANAGERS,
  /** Who changed what. */
  changes: MANAGERS,
  /** Statements, bank details and the legal identity. */
  money: OWNERS,
  /** Invite colleagues, change their roles and remove them. */
  team: OWNERS,
} as const satisfies Record<string, readonly StaffRole[]>
export type StaffPermission = keyof typeof STAFF_PERMISSIONS

/** Whether somebody in this role may do what the permission stands for. */
export function isRoleAllowed(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = STAFF_PERMISSIONS[permission]
  return roles.includes(role)
}
