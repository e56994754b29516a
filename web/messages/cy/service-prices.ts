import type { TranslationOf } from '#rules/text/translator.ts'
import type { servicePrices as english } from '../en/service-prices.ts'

export const servicePrices = {
  delivery:
    'Mae’r prisiau’n wahanol ar gyfer danfon. Cost eich eitemau nawr yw {{now}} ({{was}} gynt).',
  collection:
    'Mae’r prisiau’n wahanol ar gyfer casglu. Cost eich eitemau nawr yw {{now}} ({{was}} gynt).',
} satisfies TranslationOf<typeof english>
