const mainPicture = /<img src="(\/art\/[^"]+)"([^>]* fetchPriority="high")/g
const itsPreload = /<link rel="preload" as="image" href="(\/art\/[^"]+)"[^>]*>/g

/**
 * Puts the drawn picture that a page marks as its most important into the page itself, so that it is painted with the
 * rest. React takes the picture over as it is, and uses its address only where it draws the page itself.
 * @param html of a whole page
 * @param dataOf a picture as a data: address, by its own; undefined: it stays a file
 */
export function withInlinePictures(
  html: string,
  dataOf: (address: string) => string | undefined,
): string {
  return html
    .replaceAll(itsPreload, (link, address: string) => (dataOf(address) === undefined ? link : ''))
    .replaceAll(mainPicture, (image, address: string, rest: string) => {
      const data = dataOf(address)
      return data === undefined ? image : `<img src="${data}"${rest}`
    })
}
