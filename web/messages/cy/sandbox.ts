import type { TranslationOf } from '#rules/text/translator.ts'
import type { sandbox as english } from '../en/sandbox.ts'

export const sandbox = {
  notice: 'Profi: dim arian go iawn, dim bwyd go iawn',
} as const satisfies TranslationOf<typeof english>
