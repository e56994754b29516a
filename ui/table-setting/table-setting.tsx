import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { fillFor } from './dish.ts'
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
  /** The largest picture at the top of a page is fetched at once, the others when they come near. */
  isEager?: boolean | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

type TableSettingProps = ClothProps & { dishes: readonly PlacedDish[] }

/** Food on a tablecloth. Decorative, but for a photo with a description: the name beside it says what it is. */
export function TableSetting({ dishes, ...cloth }: TableSettingProps) {
  return (
    <ClothOrPhoto {...cloth}>
      <Dishes dishes={dishes} isEager={cloth.isEager} />
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
        <Dishes dishes={wide} isEager />
      </span>
      <span className="only-phone">
        <Dishes dishes={narrow} isEager />
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
export function Dishes(props: { dishes: readonly PlacedDish[]; isEager?: boolean | undefined }) {
  return props.dishes.map((dish, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a dish is its place on the table
    <DrawnDish key={index} dish={dish} isEager={props.isEager} />
  ))
}

function DrawnDish({ dish, isEager }: { dish: PlacedDish; isEager: boolean | undefined }) {
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
          loading={isEager ? 'eager' : 'lazy'}
          // What is seen first comes before what makes the page run.
          fetchPriority={isEager ? 'high' : 'auto'}
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
