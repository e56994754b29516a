/** Smaller files are sent unchanged. */
const LARGE_BYTES = 1_000_000
/** Of the longer side, in pixels: as much as the server stores. */
const SENT_SIDE = 2048
const PREVIEW_SIDE = 192

export interface PreparedPhoto {
  file: Blob
  /** A small picture of it, as a `data:` address; null where the browser can't read it. */
  preview: string | null
}

/**
 * Prepares a photo for sending: a camera's picture is made smaller first, so that it takes seconds over a
 * phone's connection and contains no location. A photo that the browser can't read is sent unchanged, and the
 * server refuses it with the reason.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const bitmap = await read(file)
  if (!bitmap) return { file, preview: null }
  try {
    const preview = previewOf(bitmap)
    const isLarge = file.size > LARGE_BYTES || Math.max(bitmap.width, bitmap.height) > SENT_SIDE
    // Only Safari reads HEIC.
    if (!isLarge && !/hei[cf]/.test(file.type)) return { file, preview }
    const smaller = await jpegOf(draw(bitmap, SENT_SIDE))
    return { file: smaller ?? file, preview }
  } finally {
    bitmap.close()
  }
}

/** The small picture alone. */
export async function previewPhoto(file: File): Promise<PreparedPhoto['preview']> {
  const bitmap = await read(file)
  if (!bitmap) return null
  try {
    return previewOf(bitmap)
  } finally {
    bitmap.close()
  }
}

function read(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch((thrown: unknown) => {
    if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') return null
    throw thrown
  })
}

const previewOf = (bitmap: ImageBitmap) => draw(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', 0.7)

/** On white, because JPEG has no transparency. */
function draw(bitmap: ImageBitmap, longerSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longerSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
}
