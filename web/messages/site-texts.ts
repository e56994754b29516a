import './staff-error.ts'
import { siteTexts } from './en/site-texts.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { siteTexts } })
