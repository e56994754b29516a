import type { DishPhoto as Photo } from '#contract/menu.ts'

interface DishPhotoProps {
  of: Photo
  /** Its rendered width, as in `<img sizes>`. */
  sizes: string
  /** `lazy` for one that may be out of sight. */
  loading?: 'lazy'
}

/** The photo of a dish, in the width that suits the screen; browsers without AVIF get the narrowest. */
export function DishPhoto({ of, sizes, loading }: DishPhotoProps) {
  const { photoId, widths, x, y, alt, ...size } = of
  const path = `/photos/${photoId}/`
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${path}${each}.avif ${each}w`).join()}
        sizes={sizes}
      />
      <img
        {...size}
        alt={alt}
        className="photo"
        src={`${path}${widths[0]}.webp`}
        loading={loading}
        style={{ objectPosition: `${x}% ${y}%` }}
      />
    </picture>
  )
}
