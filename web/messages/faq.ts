import { faq } from './en/faq.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { faq } })
