import { menuPreview } from './en/menu-preview.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menuPreview } })
