interface PhotoOfProduct {
  /** The product that it is for; null: none. */
  productId: string | null
  isAdded: boolean
}

export interface PhotoUse {
  /** Whether it is still to be added. */
  isToAdd: boolean
  /** Another photo is for the product too, and this one is used or left out for that; null: none is. */
  double: 'used' | 'leftOut' | null
  /** The product has a photo already. */
  replaces: boolean
}

/** The photos that are chosen together, each with what is done with it: of those of one product, the last is used. */
export function withUses<Photo extends PhotoOfProduct>(
  photos: readonly Photo[],
  withPhoto: ReadonlySet<string>,
): (Photo & PhotoUse)[] {
  const last = new Map(photos.map(({ productId }, place) => [productId, place]))
  const waiting = photos.filter(({ isAdded }) => !isAdded)
  return photos.map((photo, place) => {
    const { productId, isAdded } = photo
    if (productId === null || isAdded)
      return { ...photo, isToAdd: false, double: null, replaces: false }
    const isLast = last.get(productId) === place
    const isAlone = waiting.every((each) => each === photo || each.productId !== productId)
    return {
      ...photo,
      isToAdd: isLast,
      double: !isLast ? 'leftOut' : isAlone ? null : 'used',
      replaces: isLast && withPhoto.has(productId),
    }
  })
}
