import { Bike, Check, ChefHat, Clock, CreditCard, House, ShoppingBag, Store, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { Service } from '#rules/orders/service.ts'

/** The icon of a status, or of placing an order. */
export function statusIcon(of: OrderStatus | 'placed', service: Service): LucideIcon {
  if (of === 'completed') return service === 'delivery' ? House : ShoppingBag
  return ICONS[of]
}

const ICONS: Record<Exclude<OrderStatus, 'completed'> | 'placed', LucideIcon> = {
  placed: Check,
  awaitingpayment: CreditCard,
  unpaid: X,
  pending: Clock,
  accepted: ChefHat,
  outfordelivery: Bike,
  readyforpickup: Store,
  cancelled: X,
  declined: X,
}
