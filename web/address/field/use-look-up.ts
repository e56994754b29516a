import { useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'
import { addressFault } from '#web/address/check-address.ts'
import type { AddressProblem, Found } from '#web/address/found-address.ts'

/** One look-up at a time: what is typed or chosen later makes an earlier answer worthless. */
export function useLookUp(isPrecise: boolean, onFound: (address: Address) => void) {
  const [problem, setProblem] = useState<AddressProblem | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const latest = useRef<{ answer: Promise<Address | null> | null }>({ answer: null })

  function abandon() {
    latest.current = { answer: null }
    setIsLooking(false)
    setProblem(null)
  }

  /** The address, or null where a problem is said instead, or another look-up has begun. */
  function lookUp(finding: Promise<Found>): Promise<Address | null> {
    abandon()
    setIsLooking(true)
    const mine = latest.current
    mine.answer = finding.then((found) => {
      if (mine !== latest.current) return null
      mine.answer = null
      setIsLooking(false)
      const fault = 'problem' in found ? found.problem : addressFault(found.address, isPrecise)
      setProblem(fault)
      if (fault !== null || !('address' in found)) return null
      onFound(found.address)
      return found.address
    })
    return mine.answer
  }

  /** What is being looked up; null while nothing is. */
  const underWay = () => latest.current.answer

  return { problem, setProblem, isLooking, lookUp, underWay, abandon }
}
