import type { ReactNode } from 'react'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'

interface EmptyBasketProps {
  seed: string
  title: string
  text: string
  action?: ReactNode
}

/** An empty plate, and what to do. */
export function EmptyBasket({ seed, title, text, action }: EmptyBasketProps) {
  return (
    <Empty
      className="basket-empty"
      picture={<DishThumbnail seed={seed} dish={null} />}
      title={title}
      titleAs="h3"
      action={action}
    >
      {text}
    </Empty>
  )
}
