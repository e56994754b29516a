-- A sentence that an operator shows above the home page and the lists of restaurants, from one day to another.
CREATE TABLE site_banner (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text_en text NOT NULL CHECK (length(text_en) BETWEEN 1 AND 140),
  -- Empty: Welsh pages show the English one.
  text_cy text NOT NULL DEFAULT '' CHECK (length(text_cy) <= 140),
  -- Where it leads; empty: nowhere.
  href text NOT NULL DEFAULT '',
  -- Days in London, both within.
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day)
);
CREATE INDEX site_banner_days ON site_banner (to_day, from_day);
CREATE TRIGGER site_banner_changed AFTER INSERT OR DELETE ON site_banner
  FOR EACH ROW EXECUTE FUNCTION announce_content_change();
