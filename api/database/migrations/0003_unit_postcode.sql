-- Postcodes to unit precision, from open data that an operator imports. Empty until then.

CREATE TABLE unit_postcode (
  -- Canonical: "E8 1AA".
  post_code text PRIMARY KEY,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL
);
-- The nearest postcode to a point.
CREATE INDEX unit_postcode_place ON unit_postcode USING gist (point(longitude, latitude));
