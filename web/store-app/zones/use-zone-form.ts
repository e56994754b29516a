import { useState } from 'react'
import type { FieldFault } from '#contract/errors.ts'
import type { AffectedBaskets, StaffZone, StoreZones, ZoneInput } from '#contract/partner/zones.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useAddZoneMutation,
  useChangeZoneMutation,
  useDeleteZoneMutation,
  usePreviewZonesMutation,
} from '#web/calls/staff/zone-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { draftOf, EMPTY_DRAFT, readDraft, type ZoneDraft } from './zone-draft.ts'
import { overlapWords } from './zone-words.ts'

export interface ZoneFormOptions {
  storeId: string
  zones: StoreZones
  /** Null: a new one. */
  zone: StaffZone | null
  onSaved: (what: 'saved' | 'deleted') => void
  /** The zones that are shown are not those of the server any more. */
  onOutdated: () => void
  /** Leads to the first field that is wrong, once it says so. */
  focusFault: () => void
}

/** What is agreed to before a change is made. */
export interface ZoneCheck {
  /** Null: the zone is deleted. */
  zone: ZoneInput | null
  baskets: AffectedBaskets
  /** What overlaps by it, in sentences. */
  notes: string[]
  /** There are more baskets than were shown before. */
  isRaised: boolean
}

/** Codes after which the zones have to be read again. */
const OUTDATED = new Set(['ZONES_HAVE_CHANGED', 'NONEXISTING_ZONE'])

export const affectedOf = ({ losing, changing }: AffectedBaskets) => losing + changing

/** The call that makes a change, with what its maker has seen. */
function useSendZone({
  storeId,
  zones,
  zone,
}: Pick<ZoneFormOptions, 'storeId' | 'zones' | 'zone'>) {
  const [add, adding] = useAddZoneMutation()
  const [change, changing] = useChangeZoneMutation()
  const [remove, removing] = useDeleteZoneMutation()
  const zoneId = zone?.id ?? null
  return {
    isSending: adding.isLoading || changing.isLoading || removing.isLoading,
    send: async ({ zone: input, baskets }: Pick<ZoneCheck, 'zone' | 'baskets'>) => {
      const seen = { version: zones.version, confirmedBaskets: affectedOf(baskets) }
      if (zoneId === null && input)
        await add({ params: { storeId }, body: { ...seen, zone: input } }).unwrap()
      else if (zoneId !== null && input)
        await change({ params: { storeId, zoneId }, body: { ...seen, zone: input } }).unwrap()
      else if (zoneId !== null) await remove({ params: { storeId, zoneId }, query: seen }).unwrap()
    },
  }
}

/** Which fields of a zone say no more what was wrong with them, once one of a draft is typed. */
const FIELDS_OF: Readonly<Record<keyof ZoneDraft, readonly string[]>> = {
  name: ['name'],
  prefixes: ['prefixes'],
  // A circle will do where postcodes are missing.
  radiusMiles: ['radiusMiles', 'prefixes'],
  tiers: ['feeTiers'],
  minimumOrder: ['minimumOrderPence'],
  minMinutes: ['minMinutes', 'maxMinutes'],
  maxMinutes: ['maxMinutes'],
}

function isOf(field: string, change: Partial<ZoneDraft>): boolean {
  const name = field.replace(/^zone\./, '').split('.')[0] ?? ''
  // The keys of a draft are what its type says.
  return (Object.keys(change) as (keyof ZoneDraft)[]).some((key) => FIELDS_OF[key].includes(name))
}

/** What is typed, and what is wrong with it until it is typed anew. */
function useDraft(zone: StaffZone | null) {
  const [draft, setDraft] = useState<ZoneDraft>(zone ? draftOf(zone) : EMPTY_DRAFT)
  const [begun] = useState(() => JSON.stringify(draft))
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const type = (change: Partial<ZoneDraft>) => {
    setDraft((typed) => ({ ...typed, ...change }))
    setFaults((shown) => shown.filter(({ field }) => !isOf(field, change)))
  }
  return { draft, isChanged: JSON.stringify(draft) !== begun, faults, setFaults, type }
}

/** A zone while it is typed, checked and saved. */
export function useZoneForm(options: ZoneFormOptions) {
  const { t } = useTranslation()
  const { storeId, zones, zone, onOutdated, onSaved, focusFault } = options
  const { setFaults, ...typed } = useDraft(zone)
  const [check, setCheck] = useState<ZoneCheck | null>(null)
  const [previewChange, previewing] = usePreviewZonesMutation()
  const { send, isSending } = useSendZone(options)
  const zoneId = zone?.id ?? null
  const showFaults = (found: readonly FieldFault[]) => {
    setCheck(null)
    setFaults(found)
    focusFault()
  }
  const fail = (thrown: unknown) => {
    if (!isApiFailure(thrown)) throw thrown
    if (thrown.fields.length > 0) return showFaults(thrown.fields)
    if (OUTDATED.has(thrown.code)) onOutdated()
    showFailure(thrown)
  }
  const make = async (agreed: Pick<ZoneCheck, 'zone' | 'baskets'>) => {
    try {
      await send(agreed)
      onSaved(agreed.zone === null ? 'deleted' : 'saved')
    } catch (thrown) {
      if (!isApiFailure(thrown) || thrown.code !== 'ZONES_AFFECT_BASKETS') return fail(thrown)
      // The details of this code are the baskets that are affected now.
      const baskets = thrown.details as unknown as AffectedBaskets
      setCheck((shown) => ({ ...agreed, notes: shown?.notes ?? [], baskets, isRaised: true }))
    }
  }
  /** Asks what the change would do; without anything to say about it, it is made at once. */
  const propose = async (input: ZoneInput | null) => {
    try {
      const body = { zoneId, zone: input }
      const { baskets, zones: after } = await previewChange({ params: { storeId }, body }).unwrap()
      const notes = input ? notesOf(after.items, zones.items, zoneId, t) : []
      const isHarmless = input !== null && affectedOf(baskets) === 0 && notes.length === 0
      if (isHarmless) await make({ zone: input, baskets })
      else setCheck({ zone: input, baskets, notes, isRaised: false })
    } catch (thrown) {
      fail(thrown)
    }
  }
  const save = () => {
    const read = readDraft(typed.draft)
    if ('faults' in read) return showFaults(read.faults)
    setFaults([])
    void propose(read.zone)
  }

  return {
    ...typed,
    check,
    save,
    isSending,
    isChecking: previewing.isLoading,
    askToDelete: () => void propose(null),
    confirm: () => check && void make(check),
    back: () => setCheck(null),
  }
}

export type ZoneForm = ReturnType<typeof useZoneForm>

/** What is new about a zone and its neighbours, compared with the zones of before. */
function notesOf(
  after: readonly StaffZone[],
  before: readonly StaffZone[],
  zoneId: string | null,
  t: ReturnType<typeof useTranslation>['t'],
): string[] {
  const own = after.find(({ id }) => id === zoneId) ?? after.find((each) => isNew(each, before))
  if (!own) return []
  const sentencesOf = (zone: StaffZone) => [
    ...(zone.isNeverUsed ? [t('zones.neverUsed')] : []),
    ...zone.overlaps
      .filter(({ zoneId: first }) => zone === own || first === own.id)
      .map((overlap) => overlapWords(t, overlap, after)),
  ]
  const known = new Set(
    before.flatMap((zone) => [
      ...(zone.isNeverUsed ? [`${zone.letter} ${t('zones.neverUsed')}`] : []),
      ...zone.overlaps.map((overlap) => `${zone.letter} ${overlapWords(t, overlap, before)}`),
    ]),
  )
  return after.flatMap((zone) =>
    sentencesOf(zone)
      .filter((text) => !known.has(`${zone.letter} ${text}`))
      .map((text) => t('zones.check.other', { letter: zone.letter, text })),
  )
}

const isNew = ({ id }: StaffZone, before: readonly StaffZone[]) =>
  !before.some((known) => known.id === id)
