import { news } from './en/news.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { news } })
