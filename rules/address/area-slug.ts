/**
 * A city or area as a part of an address in the browser: lower case, spaces turned into hyphens,
 * only a-z, 0-9 and hyphens left ("King's Cross" is "kings-cross", "Ynys Môn" is "ynys-mon").
 */
export function areaSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
