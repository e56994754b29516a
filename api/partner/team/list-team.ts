import type { Team } from '#contract/partner/team.ts'
import type { Context } from '#api/context.ts'
import { loadColleagues, loadInvitations } from './team.queries.ts'

/** Who works at a store, and who is invited to. `TEAM_MAXIMUM` bounds both together. */
export async function listTeam({ db }: Pick<Context, 'db'>, storeId: string): Promise<Team> {
  const [colleagues, invitations] = await Promise.all([
    loadColleagues(db, storeId),
    loadInvitations(db, storeId),
  ])
  return {
    colleagues: colleagues.map((colleague) => ({
      ...colleague,
      lastSeenAt: colleague.lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
