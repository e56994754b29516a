import { useEffect, useState } from 'react'
import { keepOrderKey, keptOrderKey, keyInHash } from '#web/state/order-keys.ts'

/**
 * The token by which a guest sees an order: the one behind the # of this page's address, else the
 * one this browser kept. Undefined until the browser has been asked, null if there is none.
 */
export function useOrderKey(orderId: string): string | null | undefined {
  const [key, setKey] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const given = keyInHash(location.hash)
      if (given) keepOrderKey({ orderId, token: given })
      setKey(given ?? keptOrderKey(orderId))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [orderId])
  return key
}
