import '#web/messages/orders.ts'
import '#web/messages/menu.ts'
import { isNothingDeclared, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { Banner } from '#ui/banner.tsx'
import { allergenFacts } from '#web/messages/allergen-words.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The kitchen's declarations for everything together. Undeclared allergens are never shown as safe. */
export function AllergenStatement({ verdict }: { verdict: AllergenVerdict }) {
  const { t } = useTranslation()
  if (isNothingDeclared(verdict))
    return <Banner variant="warning">{t('orders.notDeclaredAll')}</Banner>
  const facts = allergenFacts(t, verdict)
  if (facts.length === 0) return <Banner>{t('orders.allDeclaredFree')}</Banner>
  return (
    <Banner variant="warning" title={t('orders.allergens')}>
      {facts.map(({ words }) => `${words}.`).join(' ')}
    </Banner>
  )
}
