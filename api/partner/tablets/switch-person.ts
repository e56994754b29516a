import type { BodyOf, OutputOf } from '#contract/call.ts'
import { roleOnTablet } from '#contract/partner/staff-roles.ts'
import type {
  listPeople as listPeopleCall,
  switchPerson as call,
} from '#contract/partner/tablets.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { countPin } from '#api/session/limits/pin-limit.ts'
import { readSignedIn } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { openTurn } from '#api/session/sign-in/tablet-session.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { verifyPin } from './hash-pin.ts'
import { endTurnOn, loadPeople, loadPin, lockTabletSession, sharePin } from './tablets.queries.ts'

type Acting = OutputOf<typeof call>

/** Who can switch to themselves on a tablet, in the role they have there. Throws NOT_A_SHARED_TABLET. */
export async function listPeople(
  { db }: Context,
  who: Who,
): Promise<OutputOf<typeof listPeopleCall>> {
  const people = await loadPeople(db, tabletOf(who).storeId)
  return { items: people.map((person) => ({ ...person, role: roleOnTablet(person.role) })) }
}

/**
 * Lets a colleague act on a shared tablet, instead of whoever did. Throws NOT_A_SHARED_TABLET, INCORRECT_PIN,
 * TOO_MANY_REQUESTS after too many (see `countPin`), SUSPENDED_USER, and UNAUTHORIZED once the tablet has
 * ended.
 */
export async function switchPerson(
  context: Context,
  { who, address }: { who: Who; address: string },
  { accountId, pin }: BodyOf<typeof call>,
): Promise<Acting> {
  const tablet = tabletOf(who)
  const holder = { storeId: tablet.storeId, accountId }
  const { pinHash = null } = (await loadPin(context.db, holder)) ?? {}
  // The list of people says who has a PIN, so there is nothing to hide.
  if (pinHash === null) throw new ApiError('INCORRECT_PIN')
  const resetCount = await countPin(context, { ...holder, tabletId: tablet.accountId })
  if (!(await verifyPin(context, { ...holder, pinHash }, pin))) {
    const at = context.now()
    await recordAccountEvent(context.db, { accountId, kind: 'pinFailed', at, address })
    throw new ApiError('INCORRECT_PIN')
  }
  await resetCount()
  return changeTurn(context, tablet, async (transaction, { id, name, idleMinutes, at }) => {
    const present = await sharePin(transaction, holder)
    if (present?.pinHash !== pinHash) throw new ApiError('INCORRECT_PIN')
    await endTurnOn(transaction, id, at)
    const turn = { accountId, parentId: id, tabletName: name, idleMinutes, address, at }
    return { accountId, sessionId: await openTurn(transaction, turn) }
  })
}

/** Locks a shared tablet, which may be locked already. Throws NOT_A_SHARED_TABLET, UNAUTHORIZED. */
export function lockTablet(context: Context, who: Who): Promise<Acting> {
  const tablet = tabletOf(who)
  return changeTurn(context, tablet, async (transaction, { id, at }) => {
    await endTurnOn(transaction, id, at)
    return { accountId: tablet.accountId, sessionId: id }
  })
}

type Tablet = NonNullable<Who['tablet']>
type TabletSession = NonNullable<Awaited<ReturnType<typeof lockTabletSession>>>

/** One change of who acts on a tablet after the other, while the tablet is shared. */
async function changeTurn(
  context: Context,
  tablet: Tablet,
  change: (
    transaction: Transaction,
    session: TabletSession & { at: Date },
  ) => Promise<{ accountId: string; sessionId: string }>,
): Promise<Acting> {
  const at = context.now()
  const holder = await inTransaction(context.db, async (transaction) => {
    const session = await lockTabletSession(transaction, tablet.accountId, at)
    if (!session) throw new ApiError('UNAUTHORIZED')
    return change(transaction, { ...session, at })
  })
  const who = { ...holder, profileType: 'partner', tablet } as const
  const accessToken = await signAccessToken(context.configuration.tokenSecret, who, at)
  return { user: await readSignedIn(context, who), accessToken }
}

function tabletOf({ tablet }: Who): Tablet {
  if (!tablet) throw new ApiError('NOT_A_SHARED_TABLET')
  return tablet
}
