import '#web/styles/menu-changes.css'
import '#web/messages/cart.ts'
import { useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

type Changes = NonNullable<Cart['menuChanges']>

/** Says what the restaurant has changed of the dishes in a basket since it was filled. */
export function MenuChangesBanner({ cartToken, changes }: { cartToken: string; changes: Changes }) {
  const { t } = useTranslation()
  const { menuVersion, lines } = changes
  const [isSaving, setIsSaving] = useState(false)
  const [changeDetails] = useChangeCartDetailsMutation()
  const confirm = async () => {
    setIsSaving(true)
    await changeDetails({ params: { cartToken }, body: { menuVersion } })
      .unwrap()
      .catch(showFailure)
    setIsSaving(false)
  }
  return (
    <Banner
      variant="warning"
      isAnnounced
      title={t('cart.menuChanged')}
      action={
        <>
          <ul className="menu-changes">
            {lines.map((line) => (
              <li key={line.lineId}>{wordsOf(t, line)}</li>
            ))}
          </ul>
          <Button
            size="sm"
            isLoading={isSaving}
            loadingLabel={t('cart.menuChangesSaving')}
            onClick={() => void confirm()}
          >
            {t('cart.menuChangesRead')}
          </Button>
        </>
      }
    />
  )
}

/** "Garlic bread: now £5.00 (was £4.50); contains or may contain sesame". */
function wordsOf(t: Translate, line: Changes['lines'][number]): string {
  const { name, wasName, pricePence, wasPence, newAllergens } = line
  const dish = wasName === null ? name : t('cart.changedName', { name, wasName })
  const price =
    wasPence === null
      ? []
      : [t('cart.changedPrice', { price: formatPence(pricePence), was: formatPence(wasPence) })]
  const allergens =
    newAllergens.length === 0
      ? []
      : [t('cart.changedAllergens', { allergens: allergenList(t, newAllergens) })]
  const facts = [...price, ...allergens].join('; ')
  return facts ? `${dish}: ${facts}` : dish
}
