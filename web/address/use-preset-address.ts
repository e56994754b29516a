import type { Address } from '#contract/address.ts'
import { useStateLater } from '#web/state/later.ts'

/** The kept address that food is looked for at: what a field may begin with; null for none. */
export function usePresetAddress(): Address | null {
  const looked = useStateLater(({ searchAddress }) => searchAddress)
  if (!looked?.keptAs) return null
  const { service: _service, keptAs: _keptAs, isOpenModal: _isOpenModal, ...address } = looked
  return address
}
