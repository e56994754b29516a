import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { AllergenFacts } from '#web/messages/allergen-facts.tsx'

/** What the kitchen declares of a line; null while the server has not said. */
export function LineAllergens({ verdict }: { verdict: AllergenVerdict | null }) {
  if (!verdict || verdict.free.length === ALLERGENS.length) return null
  return (
    <p className="tiny muted">
      <AllergenFacts verdict={verdict} />
    </p>
  )
}
