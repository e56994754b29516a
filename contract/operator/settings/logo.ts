import { z } from 'zod'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { call } from '#contract/call.ts'
import { PHOTO_REFUSALS } from '#contract/photos.ts'

/** Null: the product's mark and the marketplace's name. */
const logo = z
  .object({
    /** The picture at this address never changes. */
    url: z.string(),
    /** In pixels, of the file; pages show it smaller. */
    width: z.int(),
    height: z.int(),
  })
  .nullable()
export type Logo = z.output<typeof logo>

const savedLogo = z.object({ logo })
export type SavedLogo = z.output<typeof savedLogo>

const ofOwner = { permission: 'operator', operatorPermission: 'settings' } as const

export const getLogo = call({
  id: 'getLogo',
  method: 'GET',
  path: '/operator/logo',
  summary: 'The marketplace’s logo, as its pages and emails show it',
  ...ofOwner,
  output: savedLogo,
  errors: [],
})

export const sendLogo = call({
  id: 'sendLogo',
  method: 'POST',
  path: '/operator/logo',
  summary: `Sets the logo, at once for every page and email: JPEG, PNG or WebP of at most ${PHOTO_MAXIMUM_BYTES / 1024 / 1024} MB`,
  ...ofOwner,
  consumes: 'application/octet-stream',
  output: savedLogo,
  status: 201,
  errors: PHOTO_REFUSALS,
})

export const removeLogo = call({
  id: 'removeLogo',
  method: 'DELETE',
  path: '/operator/logo',
  summary: 'Removes the logo: pages and emails show the product’s mark and the name again',
  ...ofOwner,
  output: savedLogo,
  errors: [],
})

export const logoCalls = { getLogo, sendLogo, removeLogo }
