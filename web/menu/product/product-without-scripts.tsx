import type { ProductWithOptions } from '#contract/menu.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenLine } from './allergen-line.tsx'
import { isOnlyItsChoices } from '#web/menu/menu-filter.ts'

/** A dish with all its options, to read where the dialog cannot open. */
export function ProductWithoutScripts(props: { product: ProductWithOptions; phone: string }) {
  const { t } = useTranslation()
  const { product, phone } = props
  return (
    <section className="panel stack product-reading">
      <h2>{product.name}</h2>
      {product.description && <p className="soft">{product.description}</p>}
      <p className="strong">{formatPence(product.pricePence)}</p>
      <AllergenLine
        marks={product.allergens}
        byChoice={product.allergensByChoice}
        isOnlyItsChoices={isOnlyItsChoices(product)}
      />
      {product.bundleSlots.map((slot) => (
        <section key={slot.id} className="stack">
          <h3>{slot.name}</h3>
          <ul>
            {slot.products.map((dish) => (
              <li key={dish.id}>
                {dish.name}
                {dish.supplementPence > 0 && `, +${formatPence(dish.supplementPence)}`}
                <AllergenLine marks={dish.allergens} byChoice={dish.allergensByChoice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {[...product.optionGroups, ...product.openedGroups].map((group) => (
        <section key={group.id} className="stack">
          <h3>{group.name}</h3>
          <ul>
            {group.options.map((option) => (
              <li key={option.id}>
                {option.name}
                {option.pricePence > 0 && `, +${formatPence(option.pricePence)}`}
                <AllergenLine marks={option.allergens} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small soft">{t('menu.withoutScripts', { phone })}</p>
    </section>
  )
}
