import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '#web/links.ts'
import { savedOrderKey } from '#web/state/order-keys.ts'
import type { Payment } from '#web/payments/use-payment.ts'
import { storedCheckoutCart } from '#web/checkout/place-order/checkout-cart.ts'

interface BankReturn {
  orderId: string
  /** Whether the bank's redirect says it agreed; only our server can verify that. */
  isHeld: boolean
}

/**
 * When somebody returns from the bank's own page: removes the bank's parameters from the address, and loads
 * the result of the payment.
 * @returns whether the result is being loaded
 */
export function useBankReturn(payment: Payment): boolean {
  const navigate = useNavigate()
  const [back, setBack] = useState(() => readBankReturn(location.search))
  const comeBack = useEffectEvent(async (back: BankReturn) => {
    await navigate(links.checkout(), { replace: true })
    const orderToken = savedOrderKey(back.orderId)
    if (!orderToken) return
    // Another tab may have started another basket since.
    const cartToken = storedCheckoutCart()?.cartToken
    await payment.comeBack({ orderId: back.orderId, orderToken, cartToken }, back.isHeld)
  })
  useEffect(() => {
    if (back) void comeBack(back).finally(() => setBack(null))
  }, [back])
  return Boolean(back)
}

/** The parameters of a payment that a bank asked about on its own page; null if there are none. */
export function readBankReturn(search: string): BankReturn | null {
  const query = new URLSearchParams(search)
  const orderId = query.get('order')
  if (!orderId || !query.has('payment_intent')) return null
  return { orderId, isHeld: query.get('redirect_status') !== 'failed' }
}
