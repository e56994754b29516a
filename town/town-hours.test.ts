import { describe, expect, test } from 'vitest'
import { chooseZone } from '#rules/delivery/choose-zone.ts'
import { SERVICES } from '#rules/orders/service.ts'
import type { Service } from '#rules/orders/service.ts'
import { storeTab } from '#rules/stores/store-tab.ts'
import type { StoreTab } from '#rules/stores/store-tab.ts'
import { addDays, londonInstant } from '#rules/time/london.ts'
import { writtenStore } from '#contract/operator/restaurants/store-file.ts'
import { readHoursText } from '#rules/stores/import/hours-text.ts'
import { PLACES, storesOfPlace, type Place } from './read-town.ts'

const MONDAY = '2026-05-11'

type TownStore = ReturnType<typeof readPlace>[number]

/** The stores of a place, with all that decides when they take orders. */
function readPlace(place: Place) {
  return storesOfPlace(place).map((store) => {
    const { hours = {}, services = [], zones = [], ...facts } = writtenStore.parse(store)
    const spans = SERVICES.flatMap((service) =>
      (readHoursText(hours[service] ?? '') ?? []).map((span) => ({ service, ...span })),
    )
    const { preOrderDays = 0, preparationMinutes = 0, storeTypes = [], postCode = '' } = facts
    return {
      preOrderDays,
      preparationMinutes,
      storeTypes,
      postCode,
      services,
      zones,
      spans,
    }
  })
}

const places = PLACES.map((place) => ({ label: place, stores: readPlace(place) }))

function tabOf(store: TownStore, service: Service, now: Date): StoreTab {
  return storeTab({
    hours: { spans: store.spans, exceptions: [] },
    service,
    isServiceOffered: store.services.includes(service),
    deliveryMinutes: 0,
    now,
    pausedUntil: null,
    pauseTakesPreOrders: true,
    preOrderDays: store.preOrderDays,
    preparationMinutes: store.preparationMinutes,
    preparationByHour: new Map(),
    lastOrderMinutes: 0,
    busy: null,
  }).tab
}

function tabs(stores: readonly TownStore[], service: Service, now: Date): Set<StoreTab> {
  return new Set(stores.map((store) => tabOf(store, service, now)))
}

const hoursOfAWeek = Array.from({ length: 7 * 24 }, (_, hour) =>
  londonInstant(addDays(MONDAY, Math.floor(hour / 24)), (hour % 24) * 60 + 30),
)

describe.for(places)('$label', ({ stores }) => {
  test.for(SERVICES)('has at least three stores taking orders for %s at every hour', (service) => {
    for (const now of hoursOfAWeek) {
      const open = stores.filter((store) => tabOf(store, service, now) === 'available')
      expect(open.length, now.toISOString()).toBeGreaterThanOrEqual(3)
    }
  })

  test.for(SERVICES)('fills every tab for %s at noon and at seven, every day', (service) => {
    for (let day = 0; day < 7; day += 1) {
      for (const minute of [720, 1140]) {
        const now = londonInstant(addDays(MONDAY, day), minute)
        expect(tabs(stores, service, now), now.toISOString()).toEqual(
          new Set(['available', 'preorder', 'closed']),
        )
      }
    }
  })

  test('has a store open over midnight, one shut for the season, one ordered ahead', () => {
    expect(stores.some(({ spans }) => spans.some((span) => runsOverMidnight(span)))).toBe(true)
    expect(stores.some(({ spans }) => spans.length === 0)).toBe(true)
    const ahead = stores.find((store) => store.storeTypes[0] === 'catering')
    const daytime = hoursOfAWeek.filter((now) => now.getUTCHours() >= 5)
    const seen = daytime.map((now) => (ahead ? tabOf(ahead, 'delivery', now) : null))
    expect(new Set(seen)).toEqual(new Set(['preorder']))
  })

  test('delivers from most of its stores to most of its own stores’ doors', () => {
    const delivering = stores.filter(({ services }) => services.includes('delivery'))
    for (const { postCode } of stores) {
      const reaching = delivering.filter(({ zones }) =>
        chooseZone(
          zones.map((zone, place) => ({ ...zone, id: String(place) })),
          { postCode, distanceMiles: 1 },
        ),
      )
      expect(reaching.length, postCode).toBeGreaterThan(delivering.length / 2)
    }
  })
})

function runsOverMidnight({ startMinute, durationMinutes }: TownStore['spans'][number]): boolean {
  return startMinute > 0 && startMinute + durationMinutes > 1440
}
