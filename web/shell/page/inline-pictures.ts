import type { Rewrite } from '#web/page/rewrite-page.ts'

const mainPicture = /^<img src="(\/art\/[^"]+)"([^>]* fetchPriority="high")/
const itsPreload = /^<link rel="preload" as="image" href="(\/art\/[^"]+)"/

/**
 * Puts the drawn picture that a page marks as its most important into the page itself, so that it is painted with the
 * rest. React takes the picture over as it is, and uses its address only where it draws the page itself.
 * @param dataOf a picture as a data: address, by its own; undefined: it stays a file
 */
export function inlinePictures(dataOf: (address: string) => string | undefined): Rewrite {
  return (element) => {
    const [, preloaded] = itsPreload.exec(element) ?? []
    if (preloaded !== undefined) return dataOf(preloaded) === undefined ? element : ''
    return element.replace(mainPicture, (image, address: string, rest: string) => {
      const data = dataOf(address)
      return data === undefined ? image : `<img src="${data}"${rest}`
    })
  }
}
