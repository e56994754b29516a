import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { allergenList } from '../messages/allergen-words.ts'
import { useTranslation } from '../messages/use-translation.ts'

/** What a dish, or a few together, contain and may contain; that nothing is declared is said too. */
export function LineAllergens({ verdict }: { verdict: AllergenVerdict | null }) {
  const { t } = useTranslation()
  if (!verdict) return null
  const { contains, may, free } = verdict
  if (contains.length + may.length + free.length === 0)
    return <p className="tiny muted">{t('cart.notDeclared')}</p>
  const words = [
    contains.length > 0 && t('cart.contains', { allergens: allergenList(t, contains) }),
    may.length > 0 &&
      t(contains.length > 0 ? 'cart.may' : 'cart.mayFirst', { allergens: allergenList(t, may) }),
  ].filter(Boolean)
  return words.length > 0 ? <p className="tiny muted">{words.join(' · ')}</p> : null
}
