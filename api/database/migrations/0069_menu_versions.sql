-- What staff change of a menu gathers in a draft; what is published is a numbered version for good. The
-- menu that customers see is in the tables of products, which publishing brings up to date.

CREATE TABLE menu_version (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  -- As `rules/menu/document/menu-document.ts` describes it.
  menu jsonb NOT NULL CHECK (jsonb_typeof(menu) = 'object'),
  published_at timestamptz NOT NULL,
  -- Null: the menu there was before the first draft, or an account since deleted.
  account_id uuid REFERENCES account ON DELETE SET NULL,
  is_scheduled boolean NOT NULL DEFAULT false,
  restored_number integer,
  PRIMARY KEY (store_id, number),
  FOREIGN KEY (store_id, restored_number) REFERENCES menu_version (store_id, number)
);
CREATE INDEX menu_version_account ON menu_version (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX menu_version_restored ON menu_version (store_id, restored_number)
  WHERE restored_number IS NOT NULL;

CREATE TABLE menu_draft (
  store_id uuid PRIMARY KEY REFERENCES store ON DELETE CASCADE,
  -- Null: nothing is drafted. The row stays, so that a revision never comes twice.
  menu jsonb CHECK (jsonb_typeof(menu) = 'object'),
  revision integer NOT NULL CHECK (revision > 0),
  changed_at timestamptz NOT NULL,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  -- When it is published by itself.
  publish_at timestamptz CHECK (publish_at IS NULL OR menu IS NOT NULL),
  -- When that was tried in vain.
  publish_failed_at timestamptz CHECK (publish_failed_at IS NULL OR menu IS NOT NULL)
);
CREATE INDEX menu_draft_account ON menu_draft (account_id) WHERE account_id IS NOT NULL;
