-- How long data about people is stored, where an operator has set it: days by what they are of, as
-- rules/privacy/retention.ts names it. What is missing is as the product comes.
CREATE TABLE retention (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  days jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(days) = 'object'),
  -- Counts the changes: a change names the one it was made to.
  version integer NOT NULL DEFAULT 1
);
INSERT INTO retention DEFAULT VALUES;

-- The privacy notice lists the periods.
CREATE TRIGGER retention_changed AFTER UPDATE ON retention
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION announce_content_change();

-- Orders that still name somebody, the oldest first.
CREATE INDEX orders_with_person ON orders (placed_at) WHERE snapshot #>> '{contact,name}' <> '';
-- Photos of problems that may be too old.
CREATE INDEX photo_of_problem ON photo (created_at) WHERE purpose = 'problem';
