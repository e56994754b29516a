import type { Context } from '#api/context.ts'
import { refreshTokenHash } from './refresh-token.ts'
import { revokeSessionOf } from './session.queries.ts'

/** Ends the session of a refresh token, if there is one: whoever is out already is out. */
export async function logOut({ db, now }: Context, token: string | null): Promise<void> {
  if (token !== null) await revokeSessionOf(db, refreshTokenHash(token), now())
}
