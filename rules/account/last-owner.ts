/**
 * Whether a colleague's new role, or null for leaving, would take a restaurant its last owner: nobody could
 * change its team any more. `owners` counts them before.
 */
export function isLastOwner({
  owners,
  before,
  after,
}: {
  owners: number
  before: string
  after: string | null
}): boolean {
  return before === 'owner' && after !== 'owner' && owners <= 1
}
