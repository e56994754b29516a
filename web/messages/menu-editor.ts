import { menuEditor } from './en/menu-editor.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menuEditor } })
