-- What the Food Standards Agency says besides figures: kitchens that nobody has inspected yet, whose result is
-- not published yet or that are exempt, and Scotland's award above a pass. Only an inspection has a date.
ALTER TABLE store
  DROP CONSTRAINT store_hygiene_rating_check,
  ADD CONSTRAINT store_hygiene_rating_check CHECK (hygiene_rating IN (
    '0', '1', '2', '3', '4', '5', 'pass', 'passAndEatSafe', 'improvementRequired',
    'awaitingInspection', 'awaitingPublication', 'exempt'
  )),
  ALTER COLUMN hygiene_inspected_on DROP NOT NULL;

-- Which kitchen of the agency's register a restaurant is, and when its rating was read there. Apart from the
-- restaurant, whose every change empties caches.
CREATE TABLE store_establishment (
  store_id uuid PRIMARY KEY REFERENCES store ON DELETE CASCADE,
  establishment_id integer NOT NULL CHECK (establishment_id > 0),
  checked_at timestamptz NOT NULL
);
CREATE INDEX store_establishment_checked ON store_establishment (checked_at);
