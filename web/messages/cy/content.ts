import type { TranslationOf } from '#rules/text/translator.ts'
import type { content as english } from '../en/content.ts'

export const content = {
  credits: 'Cydnabyddiaethau',
  creditsDescription:
    'Y data agored, y lluniau a’r ffurfdeipiau y mae’r farchnad hon yn eu defnyddio.',
  places: 'Codau post a lleoedd',
  placesOs: 'Yn cynnwys data’r AO © Hawlfraint y Goron a hawliau cronfa ddata 2025.',
  placesRoyalMail:
    'Yn cynnwys data’r Post Brenhinol © Hawlfraint a hawliau cronfa ddata’r Post Brenhinol 2025.',
  placesStatistics:
    'Yn cynnwys data Ystadegau Gwladol © Hawlfraint y Goron a hawliau cronfa ddata 2025.',
  placesLicence: 'O dan y Drwydded Llywodraeth Agored f3.0',
  placesNames: 'Enwau lleoedd o GeoNames',
  placesNamesLicence: 'o dan CC BY 4.0',
  placesChanged: 'Cyfartaleddau o’r rhain yw lleoliadau sectorau codau post a threfi.',
  pictures: 'Lluniau',
  picturesOf: 'Lluniau o fwyd o Noto Emoji, hawlfraint Google LLC',
  picturesLicence: 'o dan yr Apache License 2.0',
  icons: 'Eiconau o Lucide, o dan yr ISC License',
  letters: 'Ffurfdeipiau',
  lettersOf: 'Bricolage Grotesque a Figtree, o dan y SIL Open Font License 1.1',
} as const satisfies TranslationOf<typeof english>
