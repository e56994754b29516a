import type { TranslationOf } from '#rules/text/translator.ts'
import type { map as english } from '../en/map.ts'

export const map = {
  areaTitle: 'Map',
  streets: 'Strydoedd',
  loading: 'Yn llwytho’r map',
  failed: 'Dydyn ni ddim yn gallu dangos y map strydoedd ar hyn o bryd.',
  fromYou: 'Mae pellteroedd a chyfeiriadau wedi’u mesur o {{place}}.',
  fromMiddle:
    'Wedi’u mesur o ganol {{place}}. Teipiwch eich cod post llawn i fesur o’ch cyfeiriad.',
  noStreets: 'Dydy strydoedd ddim yn cael eu dangos.',
  you: 'Chi',
  middleOf: 'Canol {{place}}',
  north: 'G',
  mile: '{{miles}} filltir',
  miles_two: '{{miles}} filltir',
  miles_other: '{{miles}} milltir',
  chosen: 'Wedi’i ddewis ar y map',
  zoomIn: 'Chwyddo i mewn',
  zoomOut: 'Chwyddo allan',
  attribution: 'Cydnabyddiaethau’r map',
  scrollHint: 'Daliwch Ctrl a sgrolio i chwyddo’r map',
  scrollHintMac: 'Daliwch ⌘ a sgrolio i chwyddo’r map',
  fingersHint: 'Symudwch y map â dau fys',
  compass: {
    north: 'i’r gogledd',
    northEast: 'i’r gogledd-ddwyrain',
    east: 'i’r dwyrain',
    southEast: 'i’r de-ddwyrain',
    south: 'i’r de',
    southWest: 'i’r de-orllewin',
    west: 'i’r gorllewin',
    northWest: 'i’r gogledd-orllewin',
  },
} as const satisfies TranslationOf<typeof english>
