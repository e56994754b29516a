-- Banners can be changed: of two people who change one at once one is refused, and what each said stays to be read.
ALTER TABLE site_banner
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Null: it is shown on its days.
  ADD COLUMN removed_at timestamptz;

CREATE TABLE site_banner_version (
  banner_id uuid NOT NULL REFERENCES site_banner,
  number integer NOT NULL CHECK (number > 0),
  banner jsonb NOT NULL CHECK (jsonb_typeof(banner) = 'object'),
  changed_at timestamptz NOT NULL,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  PRIMARY KEY (banner_id, number)
);
CREATE INDEX site_banner_version_changed ON site_banner_version (changed_at);
CREATE INDEX site_banner_version_account ON site_banner_version (account_id)
  WHERE account_id IS NOT NULL;

-- Who wrote the banners that there are was not stored with them; their history starts now.
INSERT INTO site_banner_version (banner_id, number, banner, changed_at)
SELECT id, 1, jsonb_build_object('textEn', text_en, 'textCy', text_cy, 'href', href,
  'fromDay', from_day, 'toDay', to_day), now()
FROM site_banner;

DROP TRIGGER site_banner_changed ON site_banner;
CREATE TRIGGER site_banner_changed AFTER INSERT OR UPDATE OR DELETE ON site_banner
  FOR EACH ROW EXECUTE FUNCTION announce_content_change();
