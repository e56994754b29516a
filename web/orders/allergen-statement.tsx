import '#web/messages/orders.ts'
import '#web/messages/menu.ts'
import { isNothingDeclared, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { Banner } from '#ui/banner.tsx'
import { useTranslation } from '../messages/use-translation.ts'

const inSentence = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What the kitchen has declared for everything together. What it has not is never shown as safe. */
export function AllergenStatement({ verdict }: { verdict: AllergenVerdict }) {
  const { t } = useTranslation()
  const { contains, may, notDeclared } = verdict
  const list = (allergens: readonly Allergen[]) =>
    inSentence.format(allergens.map((allergen) => t(`menu.allergen.${allergen}`)))

  if (isNothingDeclared(verdict))
    return <Banner variant="warning">{t('orders.notDeclaredAll')}</Banner>
  if (contains.length + may.length + notDeclared.length === 0)
    return <Banner>{t('orders.allDeclaredFree')}</Banner>
  const sentences = [
    contains.length > 0 && may.length > 0 && t('orders.may', { allergens: list(may) }),
    contains.length + may.length > 0 &&
      notDeclared.length > 0 &&
      t('orders.notDeclared', { allergens: list(notDeclared) }),
  ]
  const [lead, first] =
    contains.length > 0
      ? [t('orders.containsLead'), contains]
      : may.length > 0
        ? [t('orders.mayLead'), may]
        : [t('orders.notDeclaredLead'), notDeclared]
  return (
    <Banner variant="warning" title={lead}>
      {[t('orders.contains', { allergens: list(first) }), ...sentences].filter(Boolean).join(' ')}
    </Banner>
  )
}
