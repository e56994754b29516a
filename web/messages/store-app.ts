import './staff-error.ts'
import { storeApp } from './en/store-app.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { storeApp } })
