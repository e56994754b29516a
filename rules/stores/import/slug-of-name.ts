const LENGTH_MAXIMUM = 120

/** A text as addresses on the web spell it: `Mama Adé’s` is `mama-ades`. Empty: it has nothing to spell. */
export function slugOfName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAXIMUM)
    .replaceAll(/^-|-$/g, '')
}

/** What a store may be called in addresses: by its name, then with the area, the town and the postcode. */
export function slugsOfStore(store: {
  name: string
  area: string
  city: string
  postCode: string
}): string[] {
  const { name, area, city, postCode } = store
  const texts = [name, `${name} ${area}`, `${name} ${city}`, `${name} ${postCode}`]
  return [...new Set(texts.map(slugOfName).filter((slug) => slug !== ''))]
}
