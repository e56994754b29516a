import { z } from 'zod'

/** What somebody is at the marketplace. */
export const OPERATOR_ROLES = ['owner', 'support', 'finance', 'content'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export const operatorRole = z.enum(OPERATOR_ROLES)

const EVERYBODY: readonly OperatorRole[] = OPERATOR_ROLES

/**
 * What the people who run the marketplace may do, and in which roles. Every call of the console names one of
 * these; the server checks it and the screens show what it allows.
 */
export const OPERATOR_PERMISSIONS = {
  /** See what waits for a person. */
  now: EVERYBODY,
  /** Find and read orders, act for either side, write notes and messages. */
  orders: ['owner', 'support', 'finance'],
  /** Give money back to customers. */
  refunds: ['owner', 'support', 'finance'],
  /** Decide reports of problems with an order. */
  problems: ['owner', 'support'],
  /** Find and read customers, suspend and restore accounts, export and erase personal data. */
  people: ['owner', 'support'],
  /** Take restaurants on, change, pause, suspend and archive them. */
  stores: ['owner', 'support'],
  /** Work in the store app as a restaurant's staff. */
  workAsStaff: ['owner', 'support'],
  /** Commission, invoices, payouts, and what differs between provider, orders and ledger. */
  money: ['owner', 'finance'],
  discounts: ['owner', 'finance', 'content'],
  /** Pages, questions and answers, banners, the footer. */
  content: ['owner', 'content'],
  /** Hide and restore reviews by the published policy. */
  reviews: ['owner', 'support', 'content'],
  /** Answer what people write to the marketplace. */
  enquiries: ['owner', 'support'],
  reports: ['owner', 'finance', 'content'],
  /** Who changed what. */
  audit: ['owner', 'finance'],
  /** The marketplace's name, look, fees and legal identity. */
  settings: ['owner'],
  /** Invite colleagues, change their roles and remove them. */
  team: ['owner'],
} as const satisfies Record<string, readonly OperatorRole[]>
export type OperatorPermission = keyof typeof OPERATOR_PERMISSIONS

/** Whether somebody in this role may do what the permission stands for. */
export function isOperatorAllowed(role: OperatorRole, permission: OperatorPermission): boolean {
  const roles: readonly OperatorRole[] = OPERATOR_PERMISSIONS[permission]
  return roles.includes(role)
}
