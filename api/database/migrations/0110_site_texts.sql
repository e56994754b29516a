-- What operators write for the website: questions and answers, legal texts, pages of their own. Where nothing is
-- published, the sentences that come with the product are shown, or there is no such page.

CREATE TABLE site_text (
  -- The end of its address.
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  -- As contract/operator/site-texts.ts describes it; null: nothing is drafted.
  draft jsonb CHECK (jsonb_typeof(draft) = 'object'),
  -- Grows with each change, so that of two people who change it at once one is refused.
  revision integer NOT NULL CHECK (revision > 0),
  changed_at timestamptz NOT NULL,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  -- The version that everybody reads; null: none.
  published_number integer
);
CREATE INDEX site_text_account ON site_text (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE site_text_version (
  slug text NOT NULL REFERENCES site_text ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  text jsonb NOT NULL CHECK (jsonb_typeof(text) = 'object'),
  published_at timestamptz NOT NULL,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  -- The version that was restored by it; null: it was drafted.
  restored_number integer,
  PRIMARY KEY (slug, number),
  FOREIGN KEY (slug, restored_number) REFERENCES site_text_version (slug, number)
);
CREATE INDEX site_text_version_account ON site_text_version (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX site_text_version_restored ON site_text_version (slug, restored_number)
  WHERE restored_number IS NOT NULL;
ALTER TABLE site_text ADD CONSTRAINT site_text_published
  FOREIGN KEY (slug, published_number) REFERENCES site_text_version (slug, number);
CREATE INDEX site_text_published ON site_text (slug, published_number) WHERE published_number IS NOT NULL;

-- Every page has the footer, which links to the pages.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  INSERT INTO page_change (store_id) VALUES (NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER site_text_changed AFTER UPDATE OF published_number ON site_text
  FOR EACH ROW WHEN (OLD.published_number IS DISTINCT FROM NEW.published_number)
  EXECUTE FUNCTION announce_content_change();
