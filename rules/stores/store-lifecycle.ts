/**
 * Where a restaurant is in its life with the marketplace. One that has applied is no store yet: it becomes a
 * draft, or is declined.
 */
export const RESTAURANT_STATES = [
  'applied',
  'declined',
  'draft',
  'ready',
  'live',
  'suspended',
  'archived',
] as const
export type RestaurantState = (typeof RESTAURANT_STATES)[number]

/** The states of stores. Only those that are live are found by customers and take orders. */
export const LIFECYCLE_STATES = ['draft', 'ready', 'live', 'suspended', 'archived'] as const
export type LifecycleState = (typeof LIFECYCLE_STATES)[number]

/** How stores are listed for those who run the marketplace: drafts and those ready for approval join. */
export const RESTAURANT_LISTS = ['joining', 'live', 'suspended', 'archived'] as const
export type RestaurantList = (typeof RESTAURANT_LISTS)[number]

/** The list that is opened first: the first that has a restaurant. */
export const firstList = (counts: Readonly<Record<RestaurantList, number>>): RestaurantList =>
  RESTAURANT_LISTS.find((list) => counts[list] > 0) ?? RESTAURANT_LISTS[0]

export const RESTAURANT_ACTS = [
  'takeOn',
  'decline',
  'askForApproval',
  'sendBack',
  'approve',
  'suspend',
  'restore',
  'archive',
] as const
export type RestaurantAct = (typeof RESTAURANT_ACTS)[number]

interface Transition {
  by: 'operator' | 'owner'
  /** Whoever does it has to say why, and the owners read it. */
  needsReason: boolean
  to: Partial<Record<RestaurantState, RestaurantState>>
}

/** Every act there is, by whom, and where it leads from which state. */
const TRANSITIONS: Readonly<Record<RestaurantAct, Transition>> = {
  takeOn: { by: 'operator', needsReason: false, to: { applied: 'draft' } },
  decline: { by: 'operator', needsReason: true, to: { applied: 'declined' } },
  askForApproval: { by: 'owner', needsReason: false, to: { draft: 'ready' } },
  sendBack: { by: 'operator', needsReason: true, to: { ready: 'draft' } },
  approve: { by: 'operator', needsReason: false, to: { draft: 'live', ready: 'live' } },
  suspend: { by: 'operator', needsReason: true, to: { live: 'suspended' } },
  // Whatever was archived is looked at again before it opens.
  restore: { by: 'operator', needsReason: false, to: { suspended: 'live', archived: 'draft' } },
  archive: {
    by: 'operator',
    needsReason: true,
    to: { draft: 'archived', ready: 'archived', live: 'archived', suspended: 'archived' },
  },
}

/** Where an act leads; null: somebody like that can't do it in this state. */
export function afterAct(
  from: RestaurantState,
  act: RestaurantAct,
  by: Transition['by'],
): RestaurantState | null {
  const transition = TRANSITIONS[act]
  return transition.by === by ? (transition.to[from] ?? null) : null
}

/** What somebody can do in a state. */
export const actsIn = (state: RestaurantState, by: Transition['by']): RestaurantAct[] =>
  RESTAURANT_ACTS.filter((act) => afterAct(state, act, by) !== null)

export const needsReason = (act: RestaurantAct): boolean => TRANSITIONS[act].needsReason

/** Whether somebody owns a restaurant, is invited to, or neither. */
export const OWNER_STATES = ['joined', 'invited', 'missing'] as const
export type OwnerState = (typeof OWNER_STATES)[number]

const DAY_MS = 86_400_000
const LONG_WAIT_DAYS = 2
const TOO_LONG_A_WAIT_DAYS = 5

/** How a wait is shown: amber from 2 days on, red from 5. */
export function waitColour(since: Date, now: Date): 'calm' | 'amber' | 'red' {
  const days = (now.getTime() - since.getTime()) / DAY_MS
  if (days >= TOO_LONG_A_WAIT_DAYS) return 'red'
  return days >= LONG_WAIT_DAYS ? 'amber' : 'calm'
}
