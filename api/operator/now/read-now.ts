import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { NEED_KINDS } from '#rules/operator/urgency.ts'
import type { Context } from '#api/context.ts'
import { findNeeds, NEED_PERMISSIONS } from './find-needs.ts'
import { readFigures } from './read-figures.ts'
import { readKitchens } from './read-kitchens.ts'
import { readServices } from './read-services.ts'

/** What waits for a person in this role, the most urgent first, how much is going on, and how kitchens and services bear it. */
export async function readNow(
  context: Context,
  role: OperatorRole,
): Promise<OutputOf<typeof getNow>> {
  const kinds = NEED_KINDS.filter((kind) => isOperatorAllowed(role, NEED_PERMISSIONS[kind]))
  const [figures, { needs, moreOf }, kitchens] = await Promise.all([
    readFigures(context),
    findNeeds(context, kinds),
    readKitchens(context),
  ])
  const services = await readServices(context, figures)
  return { needs, isMore: moreOf.length > 0, figures, kitchens, services }
}
