/**
 * Text as names are compared: lower case, no accents, only letters and digits; "saint" as "st", "upon" as
 * "on" and "great" as "gt", because people write either; without "and".
 */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:saint|upon|great|and)\b/g, shorter)
    .replace(/ {2,}/g, ' ')
    .trim()
}

const SHORTER: Readonly<Record<string, string>> = { saint: 'st', upon: 'on', great: 'gt', and: '' }

function shorter(word: string): string {
  return SHORTER[word] ?? word
}
