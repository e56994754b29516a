import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'

/** What an address field asks for: streets only where whoever suggests places knows them. */
export function useAddressLabel({ isPrecise = false } = {}): string {
  const { t } = useTranslation()
  const { placesFrom } = useSiteFacts()
  if (placesFrom === 'google') return t('address.label')
  return t(isPrecise ? 'address.labelOfPostcode' : 'address.labelWithoutStreets')
}
