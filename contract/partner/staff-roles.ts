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
  /** What is somebody's own: their PIN, notifications on their device, and the teams that they join. */
  own: EVERYBODY,
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
  /** Make tablets shared, and end them. */
  tablets: MANAGERS,
  /** Who changed what. */
  changes: MANAGERS,
  /** Promo codes, offers and stamp cards of the restaurant's own, and what they cost. */
  discounts: MANAGERS,
  /** What was sold, missed, late and refunded. */
  sales: MANAGERS,
  /** Statements, bank details and the legal identity. */
  money: OWNERS,
  /** Invite colleagues, change their roles and remove them. */
  team: OWNERS,
} as const satisfies Record<string, readonly StaffRole[]>
export type StaffPermission = keyof typeof STAFF_PERMISSIONS

/** What a shared tablet may do by itself, so that no order is missed while nobody has switched. */
export const TABLET_ROLE: StaffRole = 'kitchen'

/**
 * What somebody is on a shared tablet: an owner acts as a manager there. Money and the team need the
 * password, as a PIN is short and typed in front of others.
 */
export const roleOnTablet = (role: StaffRole): StaffRole => (role === 'owner' ? 'manager' : role)

/** What an operator is who works as a restaurant's staff. */
export const ROLE_AS_STAFF: StaffRole = 'manager'

/**
 * Whether an operator who works as a restaurant's staff may do what the permission stands for: what a manager
 * may, but for what lasts longer than their visit. Money, bank details and the team are its owners' anyway.
 */
export const isAllowedAsStaff = (permission: StaffPermission): boolean =>
  permission !== 'own' && permission !== 'tablets' && isRoleAllowed(ROLE_AS_STAFF, permission)

/** The shared tablet that somebody uses; absent on a device of their own. */
export const tabletInUse = z.object({
  name: z.string(),
  /** It locks when it was not touched for so long. */
  idleMinutes: z.int(),
  /** The tablet is the user, as nobody has switched to themselves. */
  isLocked: z.boolean(),
})

/** Whether somebody in this role may do what the permission stands for. */
export function isRoleAllowed(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = STAFF_PERMISSIONS[permission]
  return roles.includes(role)
}
