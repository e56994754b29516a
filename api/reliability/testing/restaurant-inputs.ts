import { marketplaceSettings } from '#contract/operator/settings/settings.ts'

const NOTHING_SET = Object.fromEntries(
  Object.keys(marketplaceSettings.shape).map((name) => [name, '']),
)

/** What the console's calls about restaurants and the marketplace need. */
export function givenAboutRestaurants(): Record<string, { body?: object; query?: string }> {
  const facts = {
    name: 'The Corner',
    address: '1 Corner Street',
    postCode: 'E8 1AA',
    phone: '020 7946 0111',
    cuisines: ['pizza'],
  }
  return {
    changeMarketplaceSettings: { body: { ...NOTHING_SET, version: 1 } },
    changePlatformFee: { body: { fixedPence: 50, percent: 0, capPence: null, from: null } },
    changeBagMinimum: { body: { nation: 'wales', pencePerBag: 12, fromDay: '2030-01-01' } },
    changeRefundLimit: { body: { maximumPence: 4000, beforePence: 5000 } },
    sendTestEmail: { body: { to: 'nobody@example.com' } },
    actOnRestaurant: { body: { act: 'suspend', reason: 'Closed by the council' } },
    planOpening: { body: { opensAt: null } },
    pauseRestaurant: { body: { until: null, reason: '' } },
    declineApplication: { body: { reason: 'Too far away' } },
    addRestaurantDocument: { query: 'kind=passport' },
    decideRestaurantDocument: { body: { isAccepted: true, reason: '' } },
    addRestaurantNote: { body: { text: 'Rang them' } },
    addCuisine: { body: { name: 'Georgian', drawnAs: 'pizza' } },
    changeCuisine: { body: { slug: 'pizza', name: 'Pizza', welshName: 'Pitsa', isHidden: false } },
    workAsStaff: { body: { reason: 'The owner rang us' } },
    inviteOwner: { body: { email: 'owner.of.corner@example.org' } },
    addRestaurant: { body: { ...facts, ownerEmail: 'owner.of.corner@example.org' } },
    changeRestaurant: {
      body: {
        ...facts,
        slug: 'the-corner',
        area: 'Hackney',
        email: 'corner@example.org',
        services: ['collection'],
        version: 'a'.repeat(22),
      },
    },
  }
}
