-- A store's ratings are counted by their stars, 1 to 5: what its average, its rank and the bars of its
-- reviews are made of. Whoever adds or hides a review changes one number in the same statement.
ALTER TABLE store ADD COLUMN star_counts integer[] NOT NULL DEFAULT '{0,0,0,0,0}'
  CHECK (cardinality(star_counts) = 5 AND array_position(star_counts, NULL) IS NULL
    AND 0 <= ALL (star_counts));

-- Until now only their number and sum were known, and the stars of those in words. The others are
-- taken for the two whole numbers of stars around their average, which keeps number and sum.
WITH written AS (
  SELECT store_id, stars, count(*)::integer AS count FROM review GROUP BY store_id, stars
), others AS (
  SELECT store.id,
    greatest(rating_count - coalesce(sum(written.count), 0), 0)::integer AS count,
    (star_total - coalesce(sum(written.count * written.stars), 0))::integer AS total
  FROM store LEFT JOIN written ON written.store_id = store.id
  GROUP BY store.id
), bounded AS (
  SELECT id, count, least(greatest(total, count), count * 5) AS total FROM others
)
UPDATE store SET star_counts = (
  SELECT array_agg(coalesce(written.count, 0) + CASE
      WHEN bounded.count = 0 THEN 0
      WHEN star = bounded.total / bounded.count THEN bounded.count - bounded.total % bounded.count
      WHEN star = bounded.total / bounded.count + 1 THEN bounded.total % bounded.count
      ELSE 0
    END ORDER BY star)
  FROM generate_series(1, 5) AS star
  LEFT JOIN written ON written.store_id = store.id AND written.stars = star
)
FROM bounded WHERE bounded.id = store.id AND (bounded.count > 0 OR store.rating_count > 0);
ALTER TABLE store DROP COLUMN star_total, DROP COLUMN rating_count;

ALTER TABLE review
  -- "Priya H"; null: a customer who has deleted their account.
  ALTER COLUMN author DROP NOT NULL,
  -- What `stars` follows from; null for the reviews of the demonstration, and `delivery` for a collection.
  ADD COLUMN food integer CHECK (food BETWEEN 1 AND 5),
  ADD COLUMN delivery integer CHECK (delivery BETWEEN 1 AND 5),
  ADD COLUMN service integer CHECK (service BETWEEN 1 AND 5),
  ADD COLUMN replied_at timestamptz,
  -- Not shown to anybody, for a reason of the policy. Its stars do not count meanwhile.
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_reason text CHECK (hidden_reason IN (
    'personal', 'abusive', 'unrelated', 'notGenuine', 'advertising', 'unlawful')),
  ADD CONSTRAINT review_parts CHECK ((food IS NULL) = (service IS NULL)
    AND (delivery IS NULL OR food IS NOT NULL)),
  ADD CONSTRAINT review_hidden CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL));
UPDATE review SET replied_at = created_at + interval '45 minutes' WHERE reply IS NOT NULL;
ALTER TABLE review ADD CONSTRAINT review_replied CHECK ((reply IS NULL) = (replied_at IS NULL));

-- By the orders that people read them in; the store and the marketplace see the hidden ones too.
DROP INDEX review_store;
CREATE INDEX review_store ON review (store_id, created_at DESC, id DESC);
CREATE INDEX review_newest ON review (store_id, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX review_highest ON review (store_id, stars DESC, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX review_lowest ON review (store_id, (-stars) DESC, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX review_unanswered ON review (store_id, created_at DESC, id DESC)
  WHERE hidden_at IS NULL AND reply IS NULL;
CREATE INDEX review_created ON review (created_at DESC, id DESC);
CREATE INDEX review_hidden_at ON review (hidden_at DESC, id DESC) WHERE hidden_at IS NOT NULL;

-- The page of a store shows its reviews: what is said of one, and of how it is shown, is a change of
-- the store. New ones and hidden ones change its stars as well, which is announced by itself.
CREATE TRIGGER store_update_announced AFTER UPDATE ON review
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');

-- Somebody says that a review breaks the policy: everybody once. The marketplace looks at it.
CREATE TABLE review_report (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  review_id uuid NOT NULL REFERENCES review ON DELETE CASCADE,
  reported_by text NOT NULL CHECK (reported_by IN ('customer', 'guest', 'store')),
  reporter_account_id uuid REFERENCES account ON DELETE SET NULL,
  -- By whom or from where, by a hash, so that nobody reports the same review twice.
  reporter_key bytea NOT NULL CHECK (length(reporter_key) = 32),
  reason text NOT NULL CHECK (reason IN (
    'personal', 'abusive', 'unrelated', 'notGenuine', 'advertising', 'unlawful')),
  text text NOT NULL,
  reported_at timestamptz NOT NULL,
  resolved_at timestamptz,
  outcome text CHECK (outcome IN ('hidden', 'dismissed')),
  CHECK ((resolved_at IS NULL) = (outcome IS NULL)),
  UNIQUE (review_id, reporter_key)
);
CREATE INDEX review_report_open ON review_report (review_id) WHERE resolved_at IS NULL;
CREATE INDEX review_report_reporter ON review_report (reporter_account_id)
  WHERE reporter_account_id IS NOT NULL;

-- What staff did about a review, never changed.
CREATE TABLE review_act (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  review_id uuid NOT NULL REFERENCES review ON DELETE CASCADE,
  act text NOT NULL CHECK (act IN ('reply', 'hide', 'restore', 'dismiss')),
  account_id uuid REFERENCES account ON DELETE SET NULL,
  reason text,
  -- The reply, or what the writer is told besides the reason.
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX review_act_review ON review_act (review_id, at);
CREATE INDEX review_act_account ON review_act (account_id) WHERE account_id IS NOT NULL;
