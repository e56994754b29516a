import type { TranslationOf } from '#rules/text/translator.ts'
import type { answerTexts as english } from '../enquiries/answer-texts.ts'

export const answerTexts = {
  'enquiryAnswer.subject': 'Eich neges i {{marketplace}} ({{reference}})',
  'enquiryAnswer.preheader': 'Mae {{marketplace}} wedi’ch ateb.',
  'enquiryAnswer.lead': 'Helo {{name}}.',
  'enquiryAnswer.heading': 'Ein hateb',
  'enquiryAnswer.more': 'Atebwch yr ebost hwn os oes angen unrhyw beth arall arnoch.',
  'enquiryAnswer.wrote': 'Ysgrifennoch chi',
  'enquiryAnswer.action': 'Ateb',
  'enquiryAnswer.footer':
    'Anfonwyd gan {{marketplace}} oherwydd i chi ysgrifennu aton ni â’r ffurflen ar ein gwefan.',
} as const satisfies TranslationOf<typeof english>
