import type { TranslationOf } from '#rules/text/translator.ts'
import type { messageTexts as english } from '../orders/message-texts.ts'

export const messageTexts = {
  'customer.message.subject': 'Am eich archeb {{number}} o {{store}}',
  'customer.message.preheader': 'Mae {{marketplace}} wedi ysgrifennu atoch.',
  'customer.message.lead': 'Helo {{firstName}}. Mae {{marketplace}} wedi ysgrifennu atoch.',
  'customer.message.leadUnnamed': 'Helo. Mae {{marketplace}} wedi ysgrifennu atoch.',
  'customer.message.heading': 'Am eich archeb {{number}}',
  'customer.message.reply': 'Atebwch yr ebost hwn i ymateb.',
} as const satisfies TranslationOf<typeof english>
