import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { fillFor, largestPicture } from './dish.ts'
import type { Dish, PlacedDish, TableArt } from './dish.ts'
import { cardFor, clothFor, coverFor, EMPTY_PLATE, thumbnailFor } from './setting-for.ts'
import type { Cloth, Weave } from './setting-for.ts'

interface ClothProps {
  /** Decides the cloth and the weave: a store's id, so that all its pictures belong together. */
  seed: string
  /** Instead of what the seed decides. */
  cloth?: Cloth | undefined
  weave?: Weave | undefined
  /** Replaces the whole setting. */
  photo?: ReactNode
  /**
   * The one picture of its page that paints the most: its largest dish is fetched before all else, other dishes once
   * the page is laid out and they come near.
   */
  isMain?: boolean | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

type TableSettingProps = ClothProps & { dishes: readonly PlacedDish[] }

/** Food on a tablecloth. Decorative, but for a photo with a description: the name beside it says what it is. */
export function TableSetting({ dishes, ...cloth }: TableSettingProps) {
  return (
    <ClothOrPhoto {...cloth}>
      <Dishes dishes={dishes} isMain={cloth.isMain} />
    </ClothOrPhoto>
  )
}

/** A store's table for a card (16:10): callers give the dishes, the seed gives the composition. */
export function TableCard({ art, ...cloth }: ClothProps & { art: TableArt }) {
  return <TableSetting {...cloth} dishes={cardFor(cloth.seed, art)} />
}

/** A store's table for the cover of its page, laid once for desktops and once for phones. */
export function TableCover({ art, ...cloth }: ClothProps & { art: TableArt }) {
  const { wide, narrow } = coverFor(art)
  return (
    <ClothOrPhoto {...cloth} className={classNames('cover', cloth.className)}>
      <span className="only-desktop">
        <Dishes dishes={wide} isMain={cloth.isMain} />
      </span>
      <span className="only-phone">
        <Dishes dishes={narrow} isMain={cloth.isMain} />
      </span>
    </ClothOrPhoto>
  )
}

/** One dish in a frame of 4:3: a product, a line of a list. Without a dish, the cloth and an empty plate. */
export function DishThumbnail({ dish, ...cloth }: ClothProps & { dish: Dish | null }) {
  return <TableSetting {...cloth} dishes={[dish ? thumbnailFor(dish) : EMPTY_PLATE]} />
}

function ClothOrPhoto(props: ClothProps & { children: ReactNode }) {
  const { seed, photo, className, style, children } = props
  const hashed = clothFor(seed)
  return (
    <span
      className={classNames('setting', className)}
      style={style}
      data-cloth={props.cloth ?? hashed.cloth}
      data-weave={photo ? undefined : (props.weave ?? hashed.weave)}
      aria-hidden={!photo}
    >
      {photo ?? children}
    </span>
  )
}

/** Dishes without a cloth, for a page that lays its own. */
export function Dishes({
  dishes,
  isMain,
}: Pick<ClothProps, 'isMain'> & { dishes: readonly PlacedDish[] }) {
  const largest = isMain && largestPicture(dishes)
  return dishes.map((dish, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a dish is its place on the table
    <DrawnDish key={index} dish={dish} isFirst={dish === largest} />
  ))
}

interface DrawnDishProps {
  dish: PlacedDish
  /** Fetched before the fonts. */
  isFirst: boolean
}

function DrawnDish({ dish, isFirst }: DrawnDishProps) {
  const { picture, vessel, initial } = dish
  return (
    <span
      className={classNames('dish', vessel, initial !== undefined && 'laid')}
      style={placeOf(dish)}
    >
      {initial && <b>{initial}</b>}
      {picture && (
        <img
          src={`/art/${picture}.svg`}
          alt=""
          // React has the others fetched before the fonts, which every paint waits for, unless they are lazy.
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
        />
      )}
    </span>
  )
}

function placeOf(dish: PlacedDish): CSSProperties {
  const fill = dish.fill ?? fillFor(dish)
  return {
    '--x': `${dish.x}%`,
    '--y': `${dish.y}%`,
    '--s': dish.size,
    '--r': dish.turn ? `${dish.turn}deg` : undefined,
    '--fill': fill === undefined ? undefined : `${fill}%`,
    '--dip': dish.dip,
  } as CSSProperties // React's type does not know custom properties.
}
