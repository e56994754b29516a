import { howWeRank } from './en/how-we-rank.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { howWeRank } })
