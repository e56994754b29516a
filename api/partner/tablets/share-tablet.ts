import type { BodyOf, OutputOf } from '#contract/call.ts'
import {
  tabletCalls as calls,
  TABLETS_MAXIMUM,
  type SharedTablet,
} from '#contract/partner/tablets.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { readSignedIn } from '#api/session/read-user.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import type { SignedInFrom } from '#api/session/sign-in/open-session.ts'
import { openTabletSession } from '#api/session/sign-in/tablet-session.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { insertTablet, loadTablets, lockOpenSession } from './tablets.queries.ts'

/** The shared tablets of a store. */
export async function listTablets({ db, now }: Context, storeId: string): Promise<SharedTablet[]> {
  const tablets = await loadTablets(db, storeId, now())
  return tablets.map(({ lastSeenAt, ...tablet }) => ({
    ...tablet,
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/**
 * Makes the device that asks a shared tablet. The session that asks ends, so that nobody's own account stays
 * open on it; each makes one tablet. Throws SHARED_TABLET_NOT_ALLOWED on a shared tablet, TOO_MANY_TABLETS,
 * and as `changeAtStore`.
 */
export async function shareTablet(
  context: Context,
  { who, storeId, address, device }: SignedInFrom & { who: Who; storeId: string },
  { name, idleMinutes }: BodyOf<typeof calls.shareTablet>,
): Promise<OutputOf<typeof calls.shareTablet>> {
  if (who.tablet) throw new ApiError('SHARED_TABLET_NOT_ALLOWED')
  const changer = { accountId: who.accountId, by: 'partner' } as const
  const at = context.now()
  const made = await changeAtStore(
    context,
    calls.shareTablet,
    { storeId, changer },
    async (transaction) => {
      if (!(await lockOpenSession(transaction, who.sessionId))) throw new ApiError('UNAUTHORIZED')
      const tablets = await loadTablets(transaction, storeId, at)
      if (tablets.length >= TABLETS_MAXIMUM) throw new ApiError('TOO_MANY_TABLETS')
      const tablet = { storeId, name, idleMinutes, madeBy: who.accountId, at }
      const accountId = await insertTablet(transaction, tablet)
      const opened = { accountId, madeBy: who, address, device, at }
      const { sessionId, refreshToken } = await openTabletSession(transaction, opened)
      await recordChange(transaction, {
        ...changer,
        at,
        storeId,
        act: 'shareTablet',
        subject: name,
        before: {},
        after: { idleMinutes },
      })
      return { accountId, sessionId, refreshToken, tablet: { accountId, storeId } }
    },
  )
  const { tokenSecret } = context.configuration
  const { refreshToken, ...holder } = made
  const accessToken = await signAccessToken(tokenSecret, { ...holder, profileType: 'partner' }, at)
  return { user: await readSignedIn(context, holder), tokens: { accessToken, refreshToken } }
}

/** Ends a shared tablet at once, and the turn on it. Throws NONEXISTING_TABLET, and as `changeAtStore`. */
export async function endTablet(context: Context, act: StoreAct, tabletId: string): Promise<void> {
  const { storeId, changer } = act
  await changeAtStore(context, calls.endTablet, act, async (transaction) => {
    const at = context.now()
    const tablets = await loadTablets(transaction, storeId, at)
    const tablet = tablets.find(({ id }) => id === tabletId)
    if (!tablet) throw new ApiError('NONEXISTING_TABLET')
    await endSessions(transaction, tabletId, { at })
    await recordChange(transaction, {
      ...changer,
      at,
      storeId,
      act: 'endTablet',
      subject: tablet.name,
      before: { idleMinutes: tablet.idleMinutes },
      after: {},
    })
  })
}
