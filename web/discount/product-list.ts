import type { Translate } from '#web/messages/i18n.ts'
import { listFormat } from '#web/messages/intl-formats.ts'

const list = listFormat()
const namesShown = 3

/** Names of products, as many as can be read at a glance: "Naan, Dal, Chai and 4 more dishes". */
export function productList(t: Translate, names: readonly string[]) {
  const count = names.length - namesShown
  // One more name is as short as its number.
  const shown = count > 1 ? names.slice(0, namesShown) : names
  const more = count > 1 ? [t('discount.moreProducts', { count })] : []
  return list.format([...shown, ...more])
}
