-- A photo that somebody sent, stored as files named by its id. Until a review or a report claims it, its
-- id is known to its sender alone, and it is erased after a day.
CREATE TABLE photo (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Null: sent by a guest, or by an account that is deleted.
  account_id uuid REFERENCES account (id) ON DELETE SET NULL,
  -- Of the widest of its files, in pixels.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- The widths that there is a file of each format of, in pixels.
  widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
  -- A few blurred pixels, as a data: address.
  placeholder text NOT NULL CHECK (length(placeholder) <= 2000),
  -- All files together.
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL,
  -- What it belongs to, and where in its row.
  purpose text CHECK (purpose IN ('review', 'problem', 'menu')),
  subject_id uuid,
  position integer,
  alt text NOT NULL DEFAULT '',
  claimed_at timestamptz,
  CONSTRAINT photo_is_claimed_whole
    CHECK (num_nulls(purpose, subject_id, position, claimed_at) IN (0, 4))
);
CREATE INDEX photo_account ON photo (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX photo_subject ON photo (purpose, subject_id, position) WHERE purpose IS NOT NULL;
CREATE INDEX photo_unclaimed ON photo (created_at) INCLUDE (bytes) WHERE purpose IS NULL;
