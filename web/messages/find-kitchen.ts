import { findKitchen } from './en/find-kitchen.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { findKitchen } })
