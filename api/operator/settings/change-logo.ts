import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SavedLogo } from '#contract/operator/settings/logo.ts'
import { PHOTOS_OF_ACCOUNT } from '#rules/photos/photo-limits.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { encodeSent, refuseTooMany } from '#api/photos/send-photo.ts'
import { logoFileOf, type StoredLogo } from '#api/settings/logo-file.ts'
import { readStoredLogo } from '#api/settings/marketplace.ts'
import { lockLogo, replaceLogo } from './logo.queries.ts'

/** The logo as it is stored now, which another process may just have changed. */
export async function readLogo({ db }: Pick<Context, 'db'>): Promise<SavedLogo> {
  const logo = await readStoredLogo(db)
  return { logo: logo && logoFileOf(logo) }
}

/**
 * Takes a logo in by the path of photos: checked by its content, and encoded anew from its pixels alone. Throws
 * a code for each kind of file it does not accept, TOO_MANY_PHOTOS and PHOTO_UPLOADS_BUSY.
 */
export async function sendLogo(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  by: { accountId: string },
): Promise<SavedLogo> {
  await refuseTooMany(context, [{ key: `logos of ${by.accountId}`, limit: PHOTOS_OF_ACCOUNT }])
  const logo = await encodeSent(context, body, 'logo', async ({ width, height }, folder) => {
    const [webp, png] = await Promise.all([
      readFile(join(folder, `${width}.webp`)),
      readFile(join(folder, `${width}.png`)),
    ])
    const id = createHash('sha256').update(webp).update(png).digest('hex').slice(0, 16)
    return { id, width, height, webp, png }
  })
  return changeLogo(context, logo, by)
}

/** Removes the logo; if there is none, nothing changes. */
export function removeLogo(context: Context, by: { accountId: string }): Promise<SavedLogo> {
  return changeLogo(context, null, by)
}

async function changeLogo(
  { db, now, marketplace }: Context,
  logo: StoredLogo | null,
  { accountId }: { accountId: string },
): Promise<SavedLogo> {
  await inTransaction(db, async (transaction) => {
    await lockLogo(transaction)
    const before = await readStoredLogo(transaction)
    if (before?.id === logo?.id) return
    await replaceLogo(transaction, logo)
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at: now(),
      storeId: null,
      act: logo ? 'setLogo' : 'removeLogo',
      before: { logo: wordsOf(before) },
      after: { logo: wordsOf(logo) },
    })
  })
  // This process shows it with the next page; the others follow a moment after the commit.
  await marketplace.load()
  return readLogo({ db })
}

/** "300 × 60 pixels, 8c1f…": two of the same size differ too. */
const wordsOf = (logo: StoredLogo | null): string | null =>
  logo && `${logo.width} × ${logo.height} pixels, ${logo.id}`
