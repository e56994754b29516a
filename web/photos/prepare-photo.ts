/** Smaller ones go as they are. */
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
 * Makes a photo ready to be sent: what a camera takes is made smaller first, so that it goes in seconds
 * over a phone's connection and says nothing of where it was taken. A photo that the browser can't read
 * goes as it is, and the server says what is wrong with it.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const bitmap = await createImageBitmap(file).catch((thrown: unknown) => {
    if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') return null
    throw thrown
  })
  if (!bitmap) return { file, preview: null }
  try {
    const preview = draw(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', 0.7)
    const isLarge = file.size > LARGE_BYTES || Math.max(bitmap.width, bitmap.height) > SENT_SIDE
    // HEIC is read by Safari and by nobody else.
    if (!isLarge && !/hei[cf]/.test(file.type)) return { file, preview }
    const smaller = await jpegOf(draw(bitmap, SENT_SIDE))
    return { file: smaller ?? file, preview }
  } finally {
    bitmap.close()
  }
}

/** On white, as JPEG knows nothing see-through. */
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
