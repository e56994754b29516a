import { containsAnotherFile, containsScript, endsAsArchive } from '../photos/another-file.ts'
import { photoFormat } from '../photos/photo-format.ts'

/** By what the marketplace knows who owns a restaurant, and where they live. */
export const DOCUMENT_KINDS = ['passport', 'drivingLicence', 'proofOfAddress'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TYPES = ['jpeg', 'png', 'webp', 'pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_STATES = ['waiting', 'accepted', 'refused'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export const DOCUMENT_MAXIMUM_BYTES = 10 * 1024 * 1024

/** How many files of one restaurant are stored at the same time. */
export const DOCUMENTS_MAXIMUM = 6

/** What nobody has decided about for so long is erased as if it had been refused then. */
export const UNDECIDED_DAYS = 90

export type DocumentRefusal = 'empty' | 'unsupported' | 'damaged' | 'anotherFile'

/**
 * What a file is by its content; its name and what the browser calls it say nothing. It is not decoded: only
 * where it begins and ends is looked at, and whether another program would take it for something else. `text` is
 * the whole file, a character for each byte.
 */
export function documentType(
  bytes: Uint8Array,
  text: string,
): { type: DocumentType } | { refusal: DocumentRefusal } {
  if (bytes.length === 0) return { refusal: 'empty' }
  if (text.startsWith('%PDF-')) return judgedPdf(text)
  const judged = photoFormat(bytes)
  if ('refusal' in judged) return { refusal: 'unsupported' }
  if (!isWhole[judged.format](text)) return { refusal: 'damaged' }
  return containsAnotherFile(text) ? { refusal: 'anotherFile' } : { type: judged.format }
}

/** What lets a PDF run programs, or carry other files. Names in a PDF can be spelled in other ways, too. */
const ACTIVE = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia']

/** Readers search the end of a PDF for its last mark. */
const PDF_END_BYTES = 1024

function judgedPdf(text: string): { type: 'pdf' } | { refusal: DocumentRefusal } {
  if (!text.slice(-PDF_END_BYTES).includes('%%EOF')) return { refusal: 'damaged' }
  const isActive = ACTIVE.some((name) => text.includes(name))
  return isActive || containsScript(text) || endsAsArchive(text)
    ? { refusal: 'anotherFile' }
    : { type: 'pdf' }
}

/** Whether a picture has an end; phones append films and second pictures to it. */
const isWhole: Record<'jpeg' | 'png' | 'webp', (text: string) => boolean> = {
  jpeg: (text) => text.includes('\xff\xd9', 3),
  png: (text) => text.includes('IEND\xae\x42\x60\x82', 8),
  webp: (text) => text.length >= 8 + lengthAt(text, 4),
}

/** Of four bytes, the lowest first. */
const lengthAt = (text: string, at: number) =>
  [0, 1, 2, 3].reduce((sum, index) => sum + text.charCodeAt(at + index) * 256 ** index, 0)
