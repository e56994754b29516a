import type { OperatorTeam } from '#contract/operator/operator-team.ts'
import type { Context } from '#api/context.ts'
import { loadOperatorInvitations, loadOperators } from './operator-team.queries.ts'

/** Who runs the marketplace, and who is invited to. `OPERATORS_MAXIMUM` bounds both together. */
export async function listOperators({ db }: Pick<Context, 'db'>): Promise<OperatorTeam> {
  const [colleagues, invitations] = await Promise.all([
    loadOperators(db),
    loadOperatorInvitations(db),
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
