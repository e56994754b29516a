-- What the marketplace is called, how it looks and who runs it: what an operator has set. What is empty is as the
-- environment says, or left out.

CREATE TABLE marketplace (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  name text NOT NULL DEFAULT '',
  welcome_line text NOT NULL DEFAULT '',
  -- Of buttons and links, and of what welcomes: #rrggbb; empty: the product's own.
  accent_colour text NOT NULL DEFAULT '' CHECK (accent_colour ~ '^(#[0-9a-f]{6})?$'),
  welcome_colour text NOT NULL DEFAULT '' CHECK (welcome_colour ~ '^(#[0-9a-f]{6})?$'),
  contact_email text NOT NULL DEFAULT '',
  contact_phone text NOT NULL DEFAULT '',
  legal_name text NOT NULL DEFAULT '',
  legal_address text NOT NULL DEFAULT '',
  company_number text NOT NULL DEFAULT '',
  vat_number text NOT NULL DEFAULT '',
  footer_text text NOT NULL DEFAULT '',
  -- Counts the changes: a change names the one it was made to.
  version integer NOT NULL DEFAULT 1,
  -- The last email that was sent to try whether emails arrive; null: none was accepted by the mail server.
  email_tested_at timestamptz
);
INSERT INTO marketplace DEFAULT VALUES;

CREATE FUNCTION announce_marketplace_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marketplace_changed', '');
  -- Every page shows the name.
  INSERT INTO page_change (store_id) VALUES (NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER marketplace_changed AFTER UPDATE ON marketplace
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION announce_marketplace_change();
