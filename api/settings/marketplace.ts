import type { Kysely } from 'kysely'
import type { MarketplaceSettings } from '#contract/operator/settings/settings.ts'
import type { Database } from '#api/database/tables.ts'
import type { Memory } from '#api/memory/memory.ts'
import type { Configuration } from './configuration.ts'
import type { StoredLogo } from './logo-file.ts'
import { loadLogo, loadMarketplace } from './marketplace.queries.ts'

/** The database announces every change of the marketplace's settings there. */
export const MARKETPLACE_CHANGED = 'marketplace_changed'

type StoredSettings = MarketplaceSettings & { version: number }
type Defaults = Configuration['marketplaceDefaults']

interface Log {
  error(fields: object, message: string): void
}

/**
 * The marketplace's settings, read before the server answers anybody and again whenever they change, so that
 * nobody waits for them. Where one is empty, the environment's counts.
 */
export class Marketplace {
  readonly #db: Kysely<Database>
  /** What counts where a setting is empty. */
  readonly defaults: Defaults
  readonly #listeners = new Set<() => void>()
  #settings: MarketplaceSettings & { version: number } = NOTHING_SET
  #logo: { logo: StoredLogo | null; version: number } = { logo: null, version: 0 }

  constructor(db: Kysely<Database>, defaults: Defaults) {
    this.#db = db
    this.defaults = defaults
  }

  /** Reads them, and follows every change, of any process. */
  static async open(
    db: Kysely<Database>,
    defaults: Defaults,
    { memory, log }: { memory: Memory; log: Log },
  ): Promise<Marketplace> {
    const marketplace = new Marketplace(db, defaults)
    memory.onChange(MARKETPLACE_CHANGED, () => {
      marketplace
        .load()
        .catch((err: unknown) =>
          log.error({ err }, 'the settings of the marketplace could not be read'),
        )
    })
    await marketplace.load()
    return marketplace
  }

  /** The name over the door. */
  get name(): string {
    return this.#settings.name || this.defaults.name
  }

  /** The mailbox of the marketplace. */
  get contactEmail(): string {
    return this.#settings.contactEmail || this.defaults.contactEmail
  }

  /** As they were set. */
  get settings(): MarketplaceSettings & { version: number } {
    return this.#settings
  }

  /** Its own logo; null: the product's mark. */
  get logo(): StoredLogo | null {
    return this.#logo.logo
  }

  /** Reads them now. */
  async load(): Promise<void> {
    const [loaded, logo] = await Promise.all([loadMarketplace(this.#db), loadLogo(this.#db)])
    let isOther = false
    // What was read earlier may arrive later.
    if (loaded.version > this.#settings.version) {
      this.#settings = loaded
      isOther = true
    }
    if (logo.version > this.#logo.version) {
      this.#logo = logo
      isOther = true
    }
    if (isOther) for (const listener of this.#listeners) listener()
  }

  /** Calls back whenever they have changed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }
}

/** The settings as they are stored now, which another process may just have changed. */
export const readStoredMarketplace = (db: Kysely<Database>): Promise<StoredSettings> =>
  loadMarketplace(db)

/** The logo as it is stored now; `db` may be a transaction. */
export const readStoredLogo = async (db: Kysely<Database>): Promise<StoredLogo | null> =>
  (await loadLogo(db)).logo

const NOTHING_SET: MarketplaceSettings & { version: number } = {
  name: '',
  welcomeLine: '',
  accentColour: '',
  welcomeColour: '',
  contactEmail: '',
  contactPhone: '',
  legalName: '',
  legalAddress: '',
  companyNumber: '',
  vatNumber: '',
  footerText: '',
  version: 0,
}
