-- Postcodes to unit precision, from open data that an operator imports. Empty until then.

CREATE TABLE unit_postcode (
  -- Canonical: "E8 1AA". Compared byte by byte, so that a beginning is a range of the index.
  post_code text COLLATE "C" PRIMARY KEY,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL
);
-- The nearest postcodes to a point. At the UK's latitudes a degree of longitude is some 0.57 of a
-- degree of latitude; without that, the nearest in degrees is seldom the nearest on the ground.
CREATE INDEX unit_postcode_place ON unit_postcode USING gist (point(longitude * 0.57, latitude));

-- Files imported, and how far the one under way was read. Its rows are kept in unit_postcode_staging
-- until they take the place of unit_postcode as a whole.
CREATE TABLE unit_postcode_import (
  -- SHA-256 of the file and of what was asked for.
  fingerprint text PRIMARY KEY,
  file_name text NOT NULL,
  product text NOT NULL,
  -- Everything before this byte of this part is in unit_postcode_staging; line is for messages.
  part integer NOT NULL DEFAULT 0,
  byte bigint NOT NULL DEFAULT 0,
  line bigint NOT NULL DEFAULT 0,
  loaded integer NOT NULL DEFAULT 0,
  -- Rows left out, by reason.
  skipped jsonb NOT NULL DEFAULT '{}',
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- When its postcodes took their place.
  finished_at timestamptz
);
