-- The marketplace's own logo, encoded anew from what an operator sent; none: the product's mark and the name.

CREATE TABLE marketplace_logo (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Part of its address, and made from its content, so that what an address shows never changes.
  id text NOT NULL CHECK (id ~ '^[0-9a-f]{16}$'),
  -- In pixels, of both files.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- For pages.
  webp bytea NOT NULL,
  -- For emails: some mail programs read no WebP.
  png bytea NOT NULL
);

-- Counts the changes of the logo. The settings' own version stays: a form that is open beside it is not outdated.
ALTER TABLE marketplace ADD COLUMN logo_version integer NOT NULL DEFAULT 1;

DROP TRIGGER marketplace_changed ON marketplace;
CREATE TRIGGER marketplace_changed AFTER UPDATE ON marketplace
  FOR EACH ROW WHEN (OLD.version <> NEW.version OR OLD.logo_version <> NEW.logo_version)
  EXECUTE FUNCTION announce_marketplace_change();
