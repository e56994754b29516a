import { storeList } from './en/store-list.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { storeList } })
