/**
 * Text as names are compared: lower case, no accents, only letters and digits; "saint" as "st" and
 * "upon" as "on", because people write either; without "and".
 */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:saint|upon|and)\b/g, shorter)
    .replace(/ {2,}/g, ' ')
    .trim()
}

function shorter(word: string): string {
  return word === 'saint' ? 'st' : word === 'upon' ? 'on' : ''
}
