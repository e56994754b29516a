import sharp from 'sharp'

/** How many rows at the top of a picture are black from side to side, as those of “COPY” are. */
export async function blackRows(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const isBlack = (x: number, y: number) =>
    (data[y * info.width * info.channels + x * info.channels] ?? 255) < 128
  let rows = 0
  while (isBlack(2, rows) && isBlack(info.width - 3, rows)) rows += 1
  return rows
}
