import type { TranslationOf } from '#rules/text/translator.ts'
import type { address as english } from '../en/address.ts'

export const address = {
  label: 'Cod post neu stryd',
  labelWithoutStreets: 'Cod post, tref neu ardal',
  labelOfPostcode: 'Cod post',
  suggestions: 'Cyfeiriadau',
  suggested_two: '{{count}} le. Defnyddiwch y bysellau saeth i ddewis.',
  suggested_other: '{{count}} lle. Defnyddiwch y bysellau saeth i ddewis.',
  fromGoogle: 'Google Maps',
  noneSuggested:
    'Dydyn ni ddim yn gallu dod o hyd i’r lle hwnnw. Gwiriwch y sillafu, neu teipiwch god post.',
  looking: 'Yn chwilio amdano',
  chosen: '{{place}} wedi’i ddewis.',
  useLocation: 'Defnyddio fy lleoliad',
  locationRefused:
    'Dydy eich porwr ddim yn rhannu eich lleoliad. Teipiwch eich cod post yn lle hynny.',
  locationFailed:
    'Dydyn ni ddim yn gallu dod o hyd i’ch lleoliad. Rhowch gynnig arall arni, neu teipiwch eich cod post.',
  locationAbroad: 'Rydych chi y tu allan i’r DU. Teipiwch god post yn y DU yn lle hynny.',
  service: 'Sut hoffech chi ei gael?',
  delivery: 'Danfon',
  collection: 'Casglu',
  find: 'Dod o hyd i fwyd',
  finding: 'Yn chwilio',
  hint: 'Cod post llawn sy’n gweithio orau.',
  lastTime: 'Y tro diwethaf:',
  requiredTitle: 'Mae angen cyfeiriad er mwyn parhau',
  requiredText: 'Mae ffioedd, amseroedd a bwytai’n dibynnu ar eich cyfeiriad.',
  use: 'Defnyddio’r cyfeiriad hwn',
  using: 'Yn gwirio',
  close: 'Cau',
  unknownPlace: 'Cod post annilys. Gwiriwch ef, neu dewiswch gyfeiriad o’r rhestr.',
} as const satisfies TranslationOf<typeof english>
