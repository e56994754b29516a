import { Check, CircleAlert, CircleDashed, CircleQuestionMark, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Product } from '#contract/menu.ts'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { Icon } from '#ui/icon.tsx'
import { allergenList, allergenListFirst } from '#web/messages/allergen-words.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { isOnlyItsChoices, type AllergenNotice } from '#web/menu/menu-filter.ts'

interface AllergenNoticeProps {
  product: Product
  /** Why it is unsuitable for the filter; null if it is suitable. */
  notice: AllergenNotice | null
  /** The allergens to avoid. */
  avoids: readonly Allergen[]
  href: string
  /** Opens the facts without loading a page. */
  onFacts: (event: MouseEvent<HTMLAnchorElement>, product: Product) => void
}

/**
 * A dish's allergens on the menu, in one mark that opens all of them: their number, or, with a filter, the
 * verdict in words, shape and colour.
 */
export function AllergenMark({ product, notice, avoids, href, onFacts }: AllergenNoticeProps) {
  const { t } = useTranslation()
  const verdict = verdictFor(t, notice, avoids)
  const shared = {
    href,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onFacts(event, product),
  } as const
  if (verdict)
    return (
      <a
        {...shared}
        className={`verdict ${verdict.shape}`}
        aria-label={t('menu.verdictOf', { name: product.name, verdict: verdict.all })}
      >
        <span>
          <Icon of={verdict.icon} />
          {verdict.text}
        </span>
      </a>
    )
  const { count, isOnlyByChoice, isUnknown, words } = summaryOf(t, product)
  return (
    <a {...shared} className={isUnknown ? 'al unknown' : 'al'}>
      {t(isOnlyByChoice ? 'menu.allergensVary' : 'menu.allergens')}{' '}
      {count && <b aria-hidden>{count}</b>}
      {isUnknown && (
        <b aria-hidden className="dashed">
          ?
        </b>
      )}
      <span className="sr">
        {product.name}: {words}
      </span>
    </a>
  )
}

/**
 * The number of allergens a dish has or may have, whether only its options have them, whether any is not
 * declared, and the list in words.
 */
export function summaryOf(
  t: Translate,
  product: Product,
): { count: string; isOnlyByChoice: boolean; isUnknown: boolean; words: string } {
  const none = { count: '', isOnlyByChoice: false, isUnknown: true }
  if (isOnlyItsChoices(product)) return { ...none, words: t('menu.allergenCount.onlyByChoice') }
  const { contains, may, free, notDeclared } = allergenVerdict([product.allergens])
  if (contains.length + may.length + free.length === 0)
    return { ...none, words: t('menu.allergenCount.unknown') }
  const isByChoice = product.allergensByChoice.some((allergen) => free.includes(allergen))
  const own = contains.length + may.length
  const isOnlyByChoice = isByChoice && own === 0
  const words = [
    contains.length > 0 && t('menu.allergenCount.contains', { count: contains.length }),
    may.length > 0 && t('menu.allergenCount.may', { count: may.length }),
    notDeclared.length > 0 && t('menu.allergenCount.notDeclared', { count: notDeclared.length }),
    isByChoice && t(`menu.allergenCount.${isOnlyByChoice ? 'someByChoice' : 'byChoice'}`),
  ].filter(Boolean)
  return {
    count: isOnlyByChoice ? '' : `${own}${isByChoice ? '+' : ''}`,
    isOnlyByChoice,
    isUnknown: notDeclared.length > 0,
    words: words.length > 0 ? words.join(', ') : t('menu.allergenCount.none'),
  }
}

interface Verdict {
  shape: 'contains' | 'may' | 'unknown' | 'free'
  icon: LucideIcon
  /** The worst of the allergens. */
  text: string
  /** All the allergens. */
  all: string
}

/** The most important verdict of a dish for a filter; null if there is none. */
export function verdictFor(
  t: Translate,
  notice: AllergenNotice | null,
  avoids: readonly Allergen[],
): Verdict | null {
  if (notice === null) {
    if (avoids.length === 0) return null
    const text = t('menu.markedFree', { allergens: allergenList(t, avoids) })
    return { shape: 'free', icon: Check, text, all: text }
  }
  const { contains, may, notDeclared, byChoice, diets } = notice
  const reasons: Omit<Verdict, 'all'>[] = []
  const add = (shape: Verdict['shape'], icon: LucideIcon, text: string) =>
    reasons.push({ shape, icon, text })
  if (contains.length > 0)
    add('contains', CircleAlert, t('menu.markedContains', { allergens: allergenList(t, contains) }))
  if (notDeclared.length > 0)
    add(
      'unknown',
      CircleDashed,
      t('menu.markedUnknown', { allergens: allergenListFirst(t, notDeclared) }),
    )
  if (may.length > 0)
    add('may', CircleQuestionMark, t('menu.markedMay', { allergens: allergenList(t, may) }))
  if (byChoice.length > 0)
    add(
      'unknown',
      CircleDashed,
      t('menu.markedByChoice', { allergens: allergenListFirst(t, byChoice) }),
    )
  for (const diet of diets)
    add('unknown', CircleDashed, t('menu.notMarkedDiet', { diet: t(`menu.dietWord.${diet}`) }))
  const [worst] = reasons
  return worst ? { ...worst, all: reasons.map(({ text }) => text).join('. ') } : null
}
