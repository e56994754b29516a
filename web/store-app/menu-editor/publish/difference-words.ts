import { ALLERGENS, type AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { FieldDifference, MenuDifference } from '#rules/menu/document/compare-menus.ts'
import type {
  MenuCategory,
  MenuDocument,
  MenuOption,
  MenuOptionGroup,
  MenuProduct,
} from '#rules/menu/document/menu-document.ts'
import { formatPence } from '#rules/money/pence.ts'
import { soldWhenWords } from '#web/menu/sold-messages.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** One fact that differs: what it is, and both values where they fit a line. */
export interface FactDifference {
  label: string
  before?: string
  after?: string
}

interface Compared {
  before: MenuDocument
  after: MenuDocument
}

type Fields = Omit<MenuCategory, 'products'> &
  MenuProduct &
  MenuOptionGroup & { categoryId: string }
type Field = Exclude<keyof Fields, 'id'>

/** What differs at one thing of a menu. */
export function factDifferences(
  t: Translate,
  { fields }: MenuDifference,
  compared: Compared,
): FactDifference[] {
  return fields.flatMap((each) => {
    if (each.field === 'allergens') return allergenDifferences(t, each)
    const field = each.field as Field // fields of a category, a product or an option group
    const label = t(`menuEditor.field.${field}`)
    const write = writers[field]
    if (!write) return [{ label }]
    const before = write(t, each.before as never, compared.before)
    const after = write(t, each.after as never, compared.after)
    return [before === after ? { label } : { label, before, after }]
  })
}

type Writers = {
  [Name in Field]?: (t: Translate, value: Fields[Name], menu: MenuDocument) => string
}

const yesOrNo = (t: Translate, value: boolean) => t(value ? 'menuEditor.yes' : 'menuEditor.no')
const number = (t: Translate, value: number | null) =>
  value === null ? t('menuEditor.none') : String(value)
const listed = (t: Translate, names: readonly string[]) =>
  names.length === 0 ? t('menuEditor.none') : names.join(', ')

/** How each value is written; a field without a writer is only named. */
const writers: Writers = {
  name: (_, name) => name,
  pricePence: (_, pence) => formatPence(pence),
  collectionPence: (t, pence) =>
    pence === null ? t('menuEditor.sameForCollection') : formatPence(pence),
  vat: (t, vat) => t(vat === null ? 'menuEditor.vatUsual' : `menuEditor.vatOf.${vat}`),
  kcal: number,
  heat: number,
  slotItems: number,
  minimum: number,
  maximum: number,
  diets: (t, diets) =>
    listed(
      t,
      diets.map((diet) => t(`menu.diet.${diet}`)),
    ),
  isPopular: yesOrNo,
  isAgeRestricted: yesOrNo,
  isMealUpgrade: yesOrNo,
  soldWhen: (t, soldWhen) => soldWhenWords(t, soldWhen) ?? t('menuEditor.always'),
  categoryId: (_, id, { categories }) => nameIn(categories, id),
  optionGroupIds: (t, ids, { optionGroups }) =>
    listed(
      t,
      ids.map((id) => nameIn(optionGroups, id)),
    ),
  bundleSlots: (t, slots) =>
    listed(
      t,
      slots.map(({ name }) => name),
    ),
  options: (t, options) =>
    listed(
      t,
      options.map((option) => optionWords(t, option)),
    ),
}

/** An option with what it adds. */
export function optionWords(
  t: Translate,
  { name, pricePence, collectionPence }: MenuOption,
): string {
  const delivered = pricePence > 0 ? `${name} ${formatPence(pricePence)}` : name
  if (collectionPence === null) return delivered
  return `${delivered} (${t('menuEditor.collectionOf', { price: formatPence(collectionPence) })})`
}

const nameIn = (items: readonly { id: string; name: string }[], wanted: string) =>
  items.find(({ id }) => id === wanted)?.name ?? ''

function allergenDifferences(t: Translate, { before, after }: FieldDifference): FactDifference[] {
  const [old, now] = [before as AllergenDeclarations, after as AllergenDeclarations]
  return ALLERGENS.filter((allergen) => old[allergen] !== now[allergen]).map((allergen) => ({
    label: t(`menu.allergenName.${allergen}`),
    before: t(`menuEditor.answer.${old[allergen] ?? 'notDeclared'}`),
    after: t(`menuEditor.answer.${now[allergen] ?? 'notDeclared'}`),
  }))
}
