import type { Photo } from '#contract/photos.ts'

export interface PhotoPictureProps {
  of: Photo
  /** For a photo without an alternative text of its own. */
  alt?: string
  /** Its rendered width, as in `<img sizes>`. */
  sizes: string
  className?: string
  /** True for one that is visible without scrolling. */
  isEager?: boolean
}

/** An uploaded photo, in the width and format that suit the screen; blurred until it is loaded. */
export function PhotoPicture({ of, alt, sizes, className = '', isEager }: PhotoPictureProps) {
  const { width, height, placeholder } = of
  const widest = of.sources.findLast(({ type }) => type === 'image/webp')
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(of, 'image/avif')} sizes={sizes} />
      <img
        className={`photo ${className}`.trim()}
        src={widest?.url}
        srcSet={sourceSet(of, 'image/webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={of.alt || (alt ?? '')}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </picture>
  )
}

function sourceSet({ sources }: Photo, requested: string): string {
  return sources
    .filter(({ type }) => type === requested)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
